/**
 * Paths under which servers of the network keep people and posts: Mastodon and its kin, Akkoma and Pleroma, Misskey and its
 * kin, Lemmy, PeerTube, Pixelfed, Friendica, Hubzilla, Mobilizon, BookWyrm, Threads, and common ActivityPub ids.
 */
const patterns = [
  /^\/@[\w.-]+(?:@[\w.-]+)?(?:\/(?:(?:statuses|posts?|objects)\/)?[\w-]+)?$/,
  /^\/(?:users?|accounts|video-channels|a|u|c|m|profile|author|channel|p)\/[\w.@-]+$/,
  /^\/users\/[\w.-]+\/(?:statuses|posts)\/[\w-]+$/,
  /^\/(?:notice|objects|activities|notes|post|comment|display|item|events|w|videos\/watch|statuses)\/[\w:.-]+$/,
  /^\/post\/\d+\/\d+$/,
  /^\/p\/[\w.-]+\/\d+$/,
  /^\/[cm]\/[\w.@-]+\/(?:p|t)\/\d+(?:\/[\w-]+)?$/,
  /^\/i\/web\/(?:post|profile)\/[\w-]+$/,
  /^\/ap\/[\w/-]+$/,
  /^\/web\/statuses\/[\w-]+$/,
]
/** By number, as WordPress names its posts. */
const numbered = /^\?(?:p|author)=\d+$/

/** Whether an address may be that of a post or an account, so that the server should resolve it. */
export function isFederatedAddress({ protocol, pathname, search }: URL): boolean {
  if (protocol !== 'https:' && protocol !== 'http:') return false
  if (pathname === '/' && numbered.test(search)) return true
  const path = pathname.replace(/\/$/, '')
  return patterns.some((pattern) => pattern.test(path))
}
