/** Moves the focus from a link into its card; such a link announces it (`aria-keyshortcuts`). */
export const enterKey = 'Alt+ArrowDown'

/** Selects the card next to a link, so that pointer and focus may move into it. */
export const floating = '[data-beside-link]'

/** Focuses the first control of the card on screen, or the card itself where it has none. Without a card nothing happens. */
export function enterCard(page: Document): void {
  const card = page.querySelector<HTMLElement>(floating)
  if (!card || card.contains(page.activeElement)) return
  const control = card.querySelector<HTMLElement>('button:enabled') ?? card.querySelector<HTMLElement>('a[href]:not([tabindex])') ?? card
  control.focus({ focusVisible: true })
}
