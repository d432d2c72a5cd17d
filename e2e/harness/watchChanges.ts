import type { Page } from 'playwright-core'

/** Ends the watch, and returns a selector of the changed parts: inside of the windows, if a selector of windows is given. */
type ChangedParts = (windows?: string) => Promise<string>

/**
 * Watches which parts of a page change. After a navigation, or a change of the theme or of an attribute of the page, it selects everything:
 * all of the windows, or the page.
 */
export async function watchChanges(page: Page): Promise<ChangedParts> {
  const changes = await page.evaluateHandle(observeChanges)
  return async (windows) => {
    const whole = windows ?? ':root'
    // A navigation ends the watch.
    const isMarked = await changes.evaluate(markParts, whole).catch(() => false)
    return isMarked ? '[data-changed]' : whole
  }
}

interface Changes {
  readonly elements: Set<Element>
  /** Ends the watch, and returns whether the theme is another one. */
  readonly end: () => boolean
}

/** Runs in the page. */
function observeChanges(): Changes {
  const elements = new Set<Element>()
  const store = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      // Inline styles move and size elements: their colours come from classes and from the theme.
      if (attributeName === 'style') continue
      // The rest after a removal is as it was.
      for (const node of type === 'childList' ? addedNodes : [target]) {
        const element = node instanceof Element ? node : node.parentElement
        if (element) elements.add(element)
      }
    }
  }
  const observer = new MutationObserver(store)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // The theme is a sheet of the document.
  const themeNow = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('')
  const theme = themeNow()
  const end = () => {
    store(observer.takeRecords())
    observer.disconnect()
    return theme !== themeNow()
  }
  return { elements, end }
}

/** Runs in the page: marks the outermost changed elements inside of `whole`, and returns whether there are any. */
function markParts({ elements, end }: Changes, whole: string): boolean {
  if (end()) return false
  const { activeElement, body, head } = document
  // Focus changes its look without a mutation.
  if (activeElement && activeElement !== body) elements.add(activeElement)
  const isOutermost = (one: Element) => {
    for (let above = one.parentElement; above; above = above.parentElement) if (elements.has(above)) return false
    return true
  }
  const outermost = [...elements].filter((one) => one.isConnected && !head.contains(one) && isOutermost(one))
  const parts = [...document.querySelectorAll(whole)].flatMap((one) =>
    outermost.some((changed) => changed.contains(one)) ? [one] : outermost.filter((changed) => one.contains(changed)),
  )
  for (const marked of document.querySelectorAll('[data-changed]')) marked.removeAttribute('data-changed')
  for (const part of parts) part.setAttribute('data-changed', '')
  return parts.length > 0
}
