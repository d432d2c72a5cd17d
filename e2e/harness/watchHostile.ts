import type { Page } from 'playwright-core'

import { fetchResponse } from './fetchResponse.ts'

declare global {
  interface Window {
    /** The function that every hostile text tries to call. */
    canary(): void
    canaryRuns: number
  }
}

export interface HostileWatch {
  /** Dialogs of the page, and requests outside of `allowed`. */
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
    // A text that is no address leads nowhere.
    const url = URL.parse(request.url())
    if (url && !allowed.includes(url.origin)) faults.push(`request: ${request.url()}`)
  })
  return { faults: () => faults }
}

/**
 * From now on every client page has a policy that only the sanitizer may create elements from text. Blocked code is reported as a complaint
 * of the page.
 */
export async function requireTrustedTypes(page: Page): Promise<void> {
  const policy = "require-trusted-types-for 'script'; trusted-types rookery-content"
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await fetchResponse(route)
    const headers = response.headers()
    const policies = [headers['content-security-policy'], policy].filter((one) => one !== undefined).join(', ')
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policies } })
  })
}

/** Runs in the page: faults of the content on screen. */
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
      // Points under the page's own bars do not belong to the post.
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

/** Runs in the page: finds hostile content that has reached any part of the document. */
export function faultsInDocument(): readonly string[] {
  const faults: string[] = []
  if (window.canaryRuns > 0) faults.push('a script ran')
  if (typeof window.canary !== 'function') faults.push('a name covers a property of the window')
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
  const leading = /^(?:href|src|srcset|poster|action|formaction|data|ping|background|xlink:href|cite|manifest|imagesrcset)$/
  const harmless =
    /^(?:https?:|mailto:|xmpp:|magnet:|gemini:|ip[fn]s:|dat:|dweb:|hyper:|gopher:|ircs?:|matrix:|ssb:|mumble:|#|\/(?![/\\])|data:image\/(?:svg\+xml|png|gif)|blob:)/i
  for (const element of document.querySelectorAll('*')) {
    // Only for a fault: the outermost element's text is the whole document.
    const shown = () => element.outerHTML.slice(0, 120)
    if (element.matches('object, embed, base, portal, frame, frameset, applet, form[action], meta[http-equiv=refresh]'))
      faults.push(`<${element.localName}>: ${shown()}`)
    if (element.localName === 'iframe' && element.getAttribute('sandbox') !== '') faults.push(`a frame that is free: ${shown()}`)
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') faults.push(`${name}="${value}" in ${shown()}`)
      if (leading.test(name) && value !== '' && !harmless.test(value)) faults.push(`${name}="${value}" in ${shown()}`)
      if (name === 'target' && value !== '_blank') faults.push(`target="${value}" in ${shown()}`)
    }
    if (element instanceof HTMLAnchorElement && element.target === '_blank' && !element.relList.contains('noopener'))
      faults.push(`a link that tells its target of us: ${shown()}`)
  }
  for (const list of document.querySelectorAll('[role=feed], [role=list], ul, ol')) {
    let bottom = -Infinity
    for (const row of list.querySelectorAll(':scope > article, :scope > div > article')) {
      const box = row.getBoundingClientRect()
      if (box.top < bottom - 1) faults.push(`lies over the row above: ${row.textContent.slice(0, 60)}`)
      bottom = box.bottom
      if (row.scrollWidth > row.clientWidth + 1) faults.push(`wider than its box: ${row.textContent.slice(0, 60)}`)
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let at = texts.nextNode(); at; at = texts.nextNode()) {
    const left = (at.nodeValue ?? '').replace(/\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g, '')
    if (!/[\u202a-\u202e\u2066-\u2069]/.test(left) || at.parentElement?.closest('bdi, bdo, [dir=auto], textarea, [id^=spoken-]')) continue
    faults.push(`turns what is around it: ${at.parentElement?.outerHTML.slice(0, 160) ?? left}`)
  }
  const words = document.body.innerText.replace(/constructor\.constructor[^]{0,40}/g, '')
  const hole = /\b(?:NaN|undefined)\b|Invalid Date|\[object /.exec(words)
  if (hole) faults.push(`"${hole[0]}" is on screen: ${words.slice(Math.max(0, hole.index - 40), hole.index + 40)}`)
  if (/[\u202a-\u202e\u2066-\u2069\n]/.test(document.title)) faults.push(`the title turns round: ${document.title}`)
  return faults
}
