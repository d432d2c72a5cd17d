/** The folder of the build's own files: Vite's `build.assetsDir`. */
const folder = '/assets/'

/** Stylesheets that failed to load, by address, with the attempt that is under way. */
const reloads = new Map<string, Promise<void> | null>()

/**
 * Remembers each stylesheet of the build that fails to load, and removes its link. Vite's preload helper counts it as loaded at the
 * next import, so that a component would appear without its styles.
 */
export function watchStylesheets(page: Document): void {
  // Errors of links do not bubble.
  page.addEventListener('error', rememberFailure, true)
}

function rememberFailure({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  if (!new URL(target.href).pathname.startsWith(folder)) return
  reloads.set(target.href, null)
  target.remove()
}

/**
 * Loads the stylesheets that failed before; each is requested once at a time. Resolves also when one fails again, because a blocked
 * stylesheet must not keep every other component away. The next call tries it once more.
 */
export async function loadMissingStylesheets(): Promise<void> {
  await Promise.all(
    [...reloads].map(([href, attempt]) => {
      const loading = attempt ?? load(href)
      reloads.set(href, loading)
      return loading
    }),
  )
}

function load(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = () => {
      reloads.delete(href)
      resolve()
    }
    // The listener above has already taken note of it.
    link.onerror = () => resolve()
    document.head.append(link)
  })
}
