/**
 * The address at which a server says that it streams; null when that is no place for a token of this server: another site,
 * or a connection that everybody on the way can read where the server itself has one that is not.
 */
export function streamingAddress(streamingUrl: string, origin: string): string | null {
  if (!URL.canParse(streamingUrl)) return null
  const [stream, server] = [new URL(streamingUrl), new URL(origin)]
  if (!/^(?:ws|http)s?:$/.test(stream.protocol)) return null
  if (server.protocol === 'https:' && !/^(?:wss|https):$/.test(stream.protocol)) return null
  return siteOf(stream.hostname) === siteOf(server.hostname) ? streamingUrl : null
}

/**
 * What one owner has of a host. Without the list of all public suffixes: two labels, and three under what looks like a
 * country's `co.uk` or `com.au`.
 */
function siteOf(hostname: string): string {
  if (/^[\d.]+$|:/.test(hostname)) return hostname
  const site = /(?:^|\.)([^.]+\.(?:[^.]{2,3}\.[^.]{2}|[^.]+))$/.exec(hostname)?.[1]
  return site ?? hostname
}
