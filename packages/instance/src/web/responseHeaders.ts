/**
 * The headers a real Akkoma sets on its responses, in its own wording, so that a client that runs here runs there.
 * Set before a handler runs: hono rebuilds a response whose headers are changed afterwards.
 */

const EXPOSED = 'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key'
const NOT_CACHED = 'max-age=0, private, must-revalidate'

/**
 * Akkoma's content security policy for an origin such as `http://localhost:4000`.
 * The nonce is the only way an inline script or style of the page itself can run.
 * @param mediaOrigin where the server's own files are, if not at `origin`: on the server itself they would be its own
 */
function contentSecurityPolicy(origin: string, nonce: string, mediaOrigin = ''): string {
  const secure = origin.startsWith('https:')
  const stream = origin.replace(/^http/, 'ws')
  const also = mediaOrigin === '' ? '' : ` ${mediaOrigin}`
  const policy =
    `style-src 'self' 'nonce-${nonce}';font-src 'self';script-src 'self' 'nonce-${nonce}' ;` +
    `connect-src 'self' ${origin} ${stream};media-src 'self' https:${also};img-src 'self' data: blob: https:${also};` +
    `default-src 'none';base-uri 'none';frame-ancestors 'none';manifest-src 'self';`
  return secure ? `${policy}upgrade-insecure-requests;` : policy
}

/** Headers of every answer but the preflight one, for one request. */
export function pageHeaders(origin: string, nonce: string, requestId: string, mediaOrigin?: string): Record<string, string> {
  return {
    'cache-control': NOT_CACHED,
    'content-security-policy': contentSecurityPolicy(origin, nonce, mediaOrigin),
    'permissions-policy': 'interest-cohort=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-request-id': requestId,
    'x-xss-protection': '0',
  }
}

/** For responses that any origin may read; the bearer header is the only credential that works across origins. */
export const corsHeaders: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
}

/** The answer to a preflight carries these and no policy at all. */
export const preflightHeaders: Record<string, string> = {
  ...corsHeaders,
  'cache-control': NOT_CACHED,
  'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
  'access-control-allow-methods': 'POST,PUT,DELETE,GET,PATCH,OPTIONS',
  'access-control-max-age': '86400',
}
