"""The triangular grid (section 2 of the rules)."""

from hypothesis import given
from hypothesis import strategies as st

from cleocatra import Cell
from cleocatra.rules.grid import in_order
from tests.rules.naive import beside, corners

cells = st.builds(Cell, st.integers(-300, 300), st.integers(-300, 300))


def test_a_cell_points_up_if_its_coordinates_sum_to_an_even_number() -> None:
    assert Cell(0, 0).points_up
    assert Cell(-1, -1).points_up
    assert not Cell(1, 0).points_up
    assert not Cell(0, -1).points_up


def test_a_cell_pointing_up_has_a_neighbour_below_and_one_pointing_down_has_one_above() -> None:
    assert Cell(0, 0).neighbours == (Cell(-1, 0), Cell(1, 0), Cell(0, 1))
    assert Cell(0, 1).neighbours == (Cell(-1, 1), Cell(1, 1), Cell(0, 0))
    assert Cell(-3, 0).neighbours == (Cell(-4, 0), Cell(-2, 0), Cell(-3, -1))


@given(cells)
def test_neighbours_share_a_full_edge(cell: Cell) -> None:
    """R3: adjacent means sharing two corners, and so an edge; three cells do."""
    assert set(cell.neighbours) == beside(cell)


@given(cells)
def test_touching_at_a_corner_is_not_adjacency(cell: Cell) -> None:
    """R3: twelve cells touch a triangle, nine of them at a corner only."""
    around = [
        Cell(cell.x + dx, cell.y + dy) for dx in range(-2, 3) for dy in range(-2, 3) if (dx, dy) != (0, 0)
    ]
    touching = [near for near in around if corners(near) & corners(cell)]
    assert len(touching) == 12
    assert len(set(touching) - set(cell.neighbours)) == 9


@given(cells)
def test_adjacency_is_mutual_and_turns_the_point(cell: Cell) -> None:
    for near in cell.neighbours:
        assert cell in near.neighbours
        assert near.points_up != cell.points_up


def test_cells_are_sorted_by_y_then_x() -> None:
    assert in_order((Cell(1, 0), Cell(-1, 0), Cell(5, -1))) == (Cell(5, -1), Cell(-1, 0), Cell(1, 0))


def test_a_cell_is_written_as_x_comma_y() -> None:
    assert str(Cell(-12, 130)) == "-12,130"
