/** The link or reaction around an element on which the pointer or the focus is. */
export function linkAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a[href], [data-reaction]') : null
}
