const standIn = 'https://own.invalid'

/**
 * Reads the path on the same server that a text of a document names, as a browser would. Null if it leads elsewhere, lacks its leading
 * slash, or is no text. Use the result, never the text: dots in it are resolved.
 */
export function ownPath(value: unknown): string | null {
  // Browsers drop tabs and line breaks from an address, so the characters after them may be a host.
  if (typeof value !== 'string' || !startsOnServer(value) || /[\t\n\r]/.test(value)) return null
  const url = new URL(value, standIn)
  // Once more: taking out the dots can leave two slashes at the beginning.
  return url.origin === standIn && startsOnServer(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** Browsers read a backslash as a slash, and two slashes as the beginning of a host. */
function startsOnServer(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
