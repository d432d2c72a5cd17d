/**
 * The streaming address that a server names. Null if it must not get a token of this server: another site, or an unencrypted
 * connection while the server itself has an encrypted one.
 */
export function streamingAddress(streamingUrl: string, origin: string): string | null {
  if (!URL.canParse(streamingUrl)) return null
  const [stream, server] = [new URL(streamingUrl), new URL(origin)]
  if (!/^(?:ws|http)s?:$/.test(stream.protocol)) return null
  // Misskey's own protocol.
  if (/^\/streaming\/?$/.test(stream.pathname)) return null
  if (server.protocol === 'https:' && !/^(?:wss|https):$/.test(stream.protocol)) return null
  return siteOf(stream.hostname) === siteOf(server.hostname) ? streamingUrl : null
}

/**
 * The part of a host that one owner has. Without the list of all public suffixes: two labels, and three under endings like a country's
 * `co.uk` or `com.au`.
 */
function siteOf(hostname: string): string {
  if (/^[\d.]+$|:/.test(hostname)) return hostname
  const site = /(?:^|\.)([^.]+\.(?:[^.]{2,3}\.[^.]{2}|[^.]+))$/.exec(hostname)?.[1]
  return site ?? hostname
}
