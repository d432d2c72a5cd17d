/**
 * The content security policy of a host that belongs to no server: the client may talk to every server and show its files. All else is as
 * on a server itself. The files in `hosting/` have the same; a test compares them.
 * @param local origins of this machine without a certificate, which `npm start` serves
 */
export function hostPolicy(local: readonly string[] = []): string {
  const also = (scheme: string) => local.map((origin) => ` ${origin.replace(/^http/, scheme)}`).join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' https: wss:${also('http')}${also('ws')}`,
    `img-src 'self' data: blob: https:${also('http')}`,
    `media-src 'self' https:${also('http')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(local.length === 0 ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every response of such a host, in addition to the policy. */
export const hostHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
