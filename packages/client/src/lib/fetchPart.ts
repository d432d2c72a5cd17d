/** Files that were asked for, by address. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Fetches a part with its sheets and with the scripts that its own script imports, all at the same time. The build puts this around
 * each `import()`, in place of Vite's own helper: there a sheet that failed counts as fetched, so that a part which comes at the
 * second attempt comes without its looks, for as long as the page is open.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
  return load()
}

async function fetchOnce(href: string): Promise<unknown> {
  const known = asked.get(href)
  if (known || document.querySelector(`link[href="${href}"]`)) return known
  const link = document.createElement('link')
  const isSheet = href.endsWith('.css')
  link.rel = isSheet ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  const coming = isSheet ? arrival(link) : Promise.resolve()
  asked.set(href, coming)
  document.head.append(link)
  return coming
}

/** A script that does not come is told by the import itself; a sheet has to tell here, and is asked for anew the next time. */
function arrival(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      asked.delete(new URL(link.href).pathname)
      link.remove()
      reject(new Error(`The sheet ${link.href} could not be fetched.`))
    }
  })
}
