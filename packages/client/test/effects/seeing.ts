/** True when a person can see the element. */
export function isSeen(element: Element | null | undefined): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Whether the first element of a selector can be seen. */
export const sees = (selector: string) => () => isSeen(document.querySelector(selector))

/** A computed style of the first element of a selector. */
export const styleOf = (selector: string, property: string) => () => getComputedStyle(first(selector)).getPropertyValue(property)

/** The number of elements of a selector. */
export const countOf = (selector: string) => () => document.querySelectorAll(selector).length

/** The first element of a selector. It throws when there is none, so a poll tries again. */
export function first(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no element "${selector}".`)
  return found
}

/** The post of the main column with these words. It throws when there is none. */
export function postWith(words: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('main article[data-status]')].find((post) => post.textContent.includes(words))
  if (!found) throw new Error(`No post says "${words}".`)
  return found
}

/** The number of elements of a selector inside the post with these words. */
export const countIn = (words: string, selector: string) => () => postWith(words).querySelectorAll(selector).length

/** The innermost elements of a part of the page that have exactly this text. */
export function withText(text: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.textContent.trim() === text && [...element.children].every((child) => child.textContent.trim() !== text),
  )
}

/** Two frames: a render that is due has happened. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
}
