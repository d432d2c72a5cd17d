const standIn = 'https://own.invalid'

/**
 * The path on the same server that a text of a document names, as a browser reads it; null for one that leads elsewhere, for a
 * path without its leading slash, and for what is no text. Use the answer, never the text: dots in it are taken out.
 */
export function ownPath(value: unknown): string | null {
  // Browsers leave tabs and line breaks out of an address, so what stands after them may be a host.
  if (typeof value !== 'string' || !startsOnServer(value) || /[\t\n\r]/.test(value)) return null
  const url = new URL(value, standIn)
  // Once more: taking out the dots can leave two slashes at the beginning.
  return url.origin === standIn && startsOnServer(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** Browsers read a backslash as a slash, and two slashes as the beginning of a host. */
function startsOnServer(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
