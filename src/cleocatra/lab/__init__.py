"""The lab: environments for machines that learn."""
