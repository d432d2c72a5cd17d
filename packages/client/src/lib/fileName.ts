/** The last part of an address as a person would say it; the host when there is none. */
export function fileName(url: string): string {
  if (!URL.canParse(url)) return url
  const { pathname, host } = new URL(url)
  const last = pathname.split('/').findLast((part) => part !== '')
  if (last === undefined) return host
  try {
    return decodeURIComponent(last)
  } catch {
    // A stray per cent sign is part of the name.
    return last
  }
}
