import type { Page } from 'playwright-core'

/** A fault of the texts on one screen, in one sentence. */
export type TextFault = string

/**
 * Looks for texts of the catalogue that are cut, pages that are wider than the window, and letters that come neither from the catalogue
 * nor from the server. The page must be in a pseudo language, which puts each text of the catalogue between marks.
 *
 * @param served what the server has sent so far, as one text
 */
export async function textFaults(page: Page, served: string): Promise<readonly TextFault[]> {
  const { cut, unmarked, excess } = await page.evaluate(lookAtTexts)
  const known = served.toLowerCase()
  const ours = unmarked.filter((text) => !known.includes(text.toLowerCase()))
  return [
    ...cut.map((text) => `cut: ${text}`),
    ...ours.map((text) => `not from the catalogue: ${text}`),
    ...(excess > 0 ? [`the page is ${excess} px wider than the window`] : []),
  ]
}

/** Runs in the page. */
function lookAtTexts(): { readonly cut: readonly string[]; readonly unmarked: readonly string[]; readonly excess: number } {
  const cut = new Set<string>()
  const unmarked = new Set<string>()
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isForScreenReaders = (element: Element) => element.closest('[aria-live]') !== null || element.clientWidth <= 1
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    const element = walker.currentNode.parentElement
    if (!text || !element || !isSeen(element)) continue
    const block = element.closest('p, li, h1, h2, h3, button, a, label, legend, div, td, th, summary, option, span') ?? element
    const isMarked = (element.closest('button, a, label, legend, p, li, h1, h2, h3, div')?.textContent ?? '').includes('⟦')
    if (!isMarked && /\p{L}{2}/u.test(text)) unmarked.add(text)
    if (!isMarked || isForScreenReaders(element)) continue
    for (let box: Element | null = block; box && box !== document.body; box = box.parentElement) {
      const { overflowX, display } = getComputedStyle(box)
      if (display === 'inline' || overflowX === 'visible') continue
      if (overflowX !== 'auto' && overflowX !== 'scroll' && box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1) cut.add(text)
      break
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return { cut: [...cut], unmarked: [...unmarked], excess: Math.max(0, scrollWidth - clientWidth) }
}
