/** Host of a web address as a reader should see it (punycode where it is not plain ASCII), or null when it is no web address. */
export function linkHost(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host } = new URL(url)
  // No name is longer than 255 letters, but a page would lay out longer ones.
  return /^https?:$/.test(protocol) && host.length <= 255 ? host.replace(/^www\./, '') : null
}
