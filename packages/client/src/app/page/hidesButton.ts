/** Scrolling of the page since the last check. */
export interface PageMove {
  readonly scrolledBy: number
  readonly width: number
  readonly height: number
  /** The form of a reply is in sight, or a text field has the focus. */
  readonly isWriting: boolean
}

/** True while an on-screen keyboard probably takes most of the window (spec 1, section 5). */
function isKeyboardProbable(width: number, height: number): boolean {
  return (width < 350 && height < 345) || (width < 450 && height < 560)
}

/** Why the floating button is hidden; null while it is shown. */
export type Hiding = 'scroll' | 'writing' | null

/**
 * Whether the floating button hides: while the reader scrolls down, unless they want it there, and while they write.
 * Without a scroll it stays as it was; after writing it comes back.
 */
export function hidesButton(hiding: Hiding, { scrolledBy, width, height, isWriting }: PageMove, stays: boolean): Hiding {
  if (isWriting || isKeyboardProbable(width, height)) return 'writing'
  // The page scrolls by itself as the keyboard leaves.
  if (stays || hiding === 'writing') return null
  if (scrolledBy === 0) return hiding
  return scrolledBy > 0 ? 'scroll' : null
}
