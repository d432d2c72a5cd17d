/** The first element that a selector finds, with these words in it. */
export function find(selector: string, words = ''): HTMLElement {
  const found = all(selector, words)[0]
  if (!found) throw new Error(`There is no ${selector} "${words}".`)
  return found
}

/** All elements that a selector finds, with these words in them. */
export function all(selector: string, words = ''): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(({ textContent }) => textContent.includes(words))
}

/** Whether the first such element can be seen. */
export const sees =
  (selector: string, words = '') =>
  (): boolean =>
    all(selector, words)[0]?.checkVisibility() ?? false

/** Whether these words can be seen inside an element that the selector finds. */
export const reads = (selector: string, words: string) => (): boolean => all(selector).some(({ innerText }) => innerText.includes(words))

/** A computed property of the first such element. */
export const styleOf = (selector: string, name: string) => (): string => getComputedStyle(find(selector)).getPropertyValue(name)

export const countOf =
  (selector: string, words = '') =>
  (): number =>
    all(selector, words).length

const posts = 'main article[data-status]'

/** The first post of the main column with these words. */
export const postWith = (words: string): HTMLElement => find(posts, words)

/** How many elements the selector finds in the post with these words. */
export const countIn =
  (words: string, selector: string, inner = '') =>
  (): number =>
    [...postWith(words).querySelectorAll(selector)].filter(({ textContent }) => textContent.includes(inner)).length

/** Two frames, after which a change has rendered. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
}
