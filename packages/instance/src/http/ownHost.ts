/** Names that always lead to this machine: browsers do not look them up. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a `Host` header names the server itself: the host of its origin, or a loopback name with the same port.
 * Any other name may belong to a web site that points it at this machine.
 * @param host the header's value, such as `localhost:4000`
 * @param origin where pages are opened, such as `http://localhost:4000`
 */
export function isOwnHost(host: string, origin: string): boolean {
  const own = new URL(origin)
  const address = `${own.protocol}//${host}/`
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return false
  const { hostname, port } = new URL(address)
  return port === own.port && (hostname === own.hostname || LOOPBACK_NAMES.includes(hostname))
}
