import type { Router } from '#app/router/createRouter.ts'

type LinkedRouter = Pick<Router, 'opens' | 'navigate' | 'preload'>

/**
 * Opens plain links (in posts, bios, server texts and our own screens) inside the client if they lead to one of its addresses, and
 * prefetches the screen's code on hover or focus. Other links, and clicks for a new tab or a download, are left to the browser. Returns a
 * stop function.
 */
export function followLinks(page: Document, router: LinkedRouter): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = ownAddress(event.target, router)
    if (!url || isJumpInPage(url)) return
    event.preventDefault()
    router.navigate(url.href)
  }
  const onIntent = (event: Event) => {
    const url = ownAddress(event.target, router)
    if (url) router.preload(url)
  }
  page.addEventListener('click', onClick)
  page.addEventListener('pointerover', onIntent, { passive: true })
  page.addEventListener('focusin', onIntent)
  return () => {
    page.removeEventListener('click', onClick)
    page.removeEventListener('pointerover', onIntent)
    page.removeEventListener('focusin', onIntent)
  }
}

/** The address of a link to one of our screens; null for files and server paths such as /oauth/authorize. */
function ownAddress(target: EventTarget | null, router: LinkedRouter): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || opensElsewhere(link)) return null
  const url = new URL(link.href)
  return router.opens(url) ? url : null
}

/** A link in a post opens in a new tab because it leads to another site, unless it turns out to be one of our own addresses. */
function opensElsewhere(link: HTMLAnchorElement): boolean {
  return link.target !== '' && link.target !== '_self' && !link.relList.contains('ugc')
}

/** The browser's own jump also moves the focus. */
function isJumpInPage(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search
}
