/** Hosts of this machine, which have no certificate. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** A host name with a dot, as every public server has one. */
const publicHost = /^(?:[^\s.]+\.)+[^\s.]{2,}$/

/**
 * Reads the server in a text that a person typed or pasted: its name (`social.example`), a handle (`@ada@social.example`), or the address
 * of a page or post there. Returns its origin; null if there is no server in the text. All but this machine is reached by HTTPS.
 */
export function readServerAddress(typed: string): string | null {
  const text = typed
    .trim()
    .replace(/^(?:web\+ap|acct):(?:\/\/)?/i, '')
    .replace(/^@?[^\s/@]+@(?=[^\s/@]+$)/, '')
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  // A space or a name before the host is a slip that the browser would take for part of an address.
  if (/^https?:\/\/[^/?#]*[\s@]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (loopback.test(url.hostname)) return `${/^https:/i.test(text) ? 'https' : 'http'}://${url.host}`
  return publicHost.test(url.hostname) ? `https://${url.host}` : null
}
