import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** What every hostile text tries to run. */
    canary(): void
    canaryRuns: number
  }
}

export interface HostileWatch {
  /** Questions that the page put up, and addresses that it asked for anything outside of `allowed`. */
  faults(): readonly string[]
}

/** Listens for everything that hostile content must not bring about. Before the first page opens. */
export async function watchHostile(page: Page, allowed: readonly string[]): Promise<HostileWatch> {
  const faults: string[] = []
  await page.addInitScript(() => {
    window.canaryRuns = 0
    window.canary = () => {
      window.canaryRuns += 1
    }
  })
  page.on('dialog', (dialog) => {
    faults.push(`question: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => faults.push(`window: ${popup.url()}`))
  page.on('request', (request) => {
    if (!allowed.includes(new URL(request.url()).origin)) faults.push(`request: ${request.url()}`)
  })
  return { faults: () => faults }
}

/** Runs in the page: what is wrong with what is on screen now. */
export function faultsOnScreen(): readonly string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (window.canaryRuns > 0) faults.push('a script ran')
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
  let bottom = -Infinity
  for (const post of document.querySelectorAll('main article[data-status]')) {
    const box = post.getBoundingClientRect()
    const name = `${post.getAttribute('data-status')} ${post.textContent.slice(0, 60)}`
    if (box.top < bottom - 1) faults.push(`lies over the post above: ${name}`)
    bottom = box.bottom
    if (post.scrollWidth > post.clientWidth + 1) faults.push(`wider than its box: ${name}`)
    for (const control of post.querySelectorAll('button[aria-pressed], header button')) {
      const { x, y, width, height } = control.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const hit = document.elementFromPoint(middle.x, middle.y)
      // What stands under the page's own bars is theirs.
      if (hit?.closest('main article') && !post.contains(hit)) faults.push(`covered by another post: ${name}`)
    }
    for (const element of post.querySelectorAll('[dir="auto"] *')) {
      if (/^(?:fixed|absolute|sticky)$/.test(getComputedStyle(element).position)) faults.push(`takes itself out of its place: ${name}`)
      if (/^(?:script|style|iframe|object|embed|form|input|button|textarea|video|audio|link|meta|base|svg)$/.test(element.localName))
        faults.push(`<${element.localName}> in ${name}`)
      const odd = [...element.attributes].find(({ name: attribute }) => /^on|^id$|^name$|^srcdoc$|^role$|^aria-/.test(attribute))
      if (odd) faults.push(`${odd.name}="${odd.value}" in ${name}`)
    }
  }
  return faults
}
