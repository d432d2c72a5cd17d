/** What the page did since it was looked at last. */
export interface PageMove {
  readonly scrolledBy: number
  readonly width: number
  readonly height: number
}

/** True while an on-screen keyboard probably takes most of the window (spec 1, section 5). */
function isKeyboardProbable(width: number, height: number): boolean {
  return (width < 350 && height < 345) || (width < 450 && height < 560)
}

/**
 * Whether the floating button hides: while the reader scrolls down, unless they want it there, and while they type.
 * Without a scroll it stays as it was.
 */
export function hidesButton(hidden: boolean, { scrolledBy, width, height }: PageMove, stays: boolean): boolean {
  if (isKeyboardProbable(width, height)) return true
  if (stays) return false
  if (scrolledBy === 0) return hidden
  return scrolledBy > 0
}
