/**
 * First path segments that belong to a real Akkoma's own routes. It never serves a file of a bundle whose
 * path has one of them as any segment, so the embedded instance does not either: a bundle that runs here runs there.
 */
const BACKEND_SEGMENTS = new Set([
  '.well-known',
  'activities',
  'akkoma',
  'api',
  'auth',
  'check_password',
  'embed',
  'inbox',
  'internal',
  'mailer',
  'main',
  'manifest.json',
  'nodeinfo',
  'notice',
  'oauth',
  'objects',
  'ostatus_subscribe',
  'phoenix',
  'proxy',
  'relay',
  'tags',
  'user_exists',
  'users',
  'web',
])

/** Paths that admins may replace by their own files, by prefix. */
const OVERRIDABLE = [
  'index.html',
  'robots.txt',
  'static',
  'static-fe',
  'finmoji',
  'emoji',
  'packs',
  'sounds',
  'images',
  'instance',
  'embed',
  'sw.js',
  'sw-pleroma.js',
  'favicon.png',
  'schemas',
  'doc',
]

/** Whether a file of the bundle may be served at this path. */
export const isBundlePath = (pathname: string): boolean => pathname.split('/').every((segment) => !BACKEND_SEGMENTS.has(segment))

/** Whether a file in the instance's own static folder wins at this path. */
export const isOverridable = (pathname: string): boolean => {
  const path = pathname.replace(/^\//, '')
  return OVERRIDABLE.some((beginning) => path.startsWith(beginning))
}

/**
 * Whether the page at this path has the preloaded data for the client's first requests. Akkoma leaves it out of one-segment
 * paths that name no account, and of an invitation, so a client has to manage without.
 */
export function hasPreload(pathname: string, isAccount: (name: string) => boolean): boolean {
  const [first = '', second] = pathname.replace(/^\//, '').split('/')
  if (first === '') return true
  if (first === 'registration' && second !== undefined) return false
  return second !== undefined || isAccount(first)
}
