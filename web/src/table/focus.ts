/**
 * Keeps the keyboard's focus near the next thing to do. What was focused may vanish when something is done:
 * then the focus goes to the board or to the dock, wherever it was.
 */

const DOCK = ".dock, .result, .onwards";

export class FocusKeeper {
  private near: "board" | "dock" | null = null;

  /** Notes where the focus is now. */
  note(spot: Element): void {
    if (spot.closest(".board")) this.near = "board";
    else this.near = spot.closest(DOCK) ? "dock" : null;
  }

  /** Gives the focus back if it was lost. */
  restore(table: HTMLElement, focusBoard: () => void): void {
    if (document.activeElement !== document.body) return;
    if (this.near === "board") focusBoard();
    else if (this.near === "dock") table.querySelector<HTMLElement>(DOCK)?.focus({ preventScroll: true });
  }
}
