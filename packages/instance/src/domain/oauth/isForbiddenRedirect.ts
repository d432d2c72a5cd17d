/** Copied by hand instead of a redirect, for apps that have no address. */
export const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob'

/** Schemes whose address runs as code, or opens something that the browser itself made or has on its disk. */
const FORBIDDEN = new Set(
  ['javascript', 'data', 'vbscript', 'file', 'filesystem', 'blob', 'about', 'view-source', 'jar', 'mhtml'].map((scheme) => `${scheme}:`),
)

/**
 * Whether a browser must never be redirected to an address with a code in it. Apps have their own schemes (`tusky://`), so only dangerous
 * schemes are rejected, and invalid addresses.
 *
 * @param origin base of addresses without a host
 */
export function isForbiddenRedirect(uri: string, origin: string): boolean {
  if (uri === OUT_OF_BAND) return false
  // The parser reads it as browsers do: any case, blanks and control characters before it and inside the scheme.
  return !URL.canParse(uri, origin) || FORBIDDEN.has(new URL(uri, origin).protocol)
}
