/** Scrolling of the page since the last check. */
export interface PageMove {
  readonly scrolledBy: number
  readonly width: number
  readonly height: number
  /** A reply form is visible, or a text field has the focus. */
  readonly isWriting: boolean
}

/** True while an on-screen keyboard probably takes most of the window (spec 1, section 5). */
function isKeyboardProbable(width: number, height: number): boolean {
  return (width < 350 && height < 345) || (width < 450 && height < 560)
}

/** Why the floating button is hidden; null while it is shown. */
export type Hiding = 'scroll' | 'writing' | null

/**
 * Whether the floating button hides: while the user scrolls down, unless the setting keeps it, and while they type. Without scrolling it is
 * unchanged; after typing it returns.
 */
export function hidesButton(hiding: Hiding, { scrolledBy, width, height, isWriting }: PageMove, stays: boolean): Hiding {
  if (isWriting || isKeyboardProbable(width, height)) return 'writing'
  // The page scrolls by itself as the keyboard leaves.
  if (stays || hiding === 'writing') return null
  if (scrolledBy === 0) return hiding
  return scrolledBy > 0 ? 'scroll' : null
}
