/**
 * Paths under which servers of the network keep people and posts: Mastodon and its kin, Akkoma and Pleroma, Misskey and its
 * kin, Lemmy, PeerTube, Pixelfed, Friendica, and what ActivityPub ids mostly look like.
 */
const patterns = [
  /^\/@[\w.-]+(?:@[\w.-]+)?(?:\/(?:statuses\/)?[\w-]+)?$/,
  /^\/(?:users|accounts|video-channels|a|u|c|m|profile|author|p)\/[\w.@-]+$/,
  /^\/users\/[\w.-]+\/(?:statuses|posts)\/[\w-]+$/,
  /^\/(?:notice|objects|activities|notes|post|comment|display|w|videos\/watch|statuses)\/[\w:.-]+$/,
  /^\/p\/[\w.-]+\/\d+$/,
  /^\/[cm]\/[\w.@-]+\/(?:p|t)\/\d+(?:\/[\w-]+)?$/,
  /^\/i\/web\/(?:post|profile)\/[\w-]+$/,
  /^\/ap\/[\w/-]+$/,
  /^\/web\/statuses\/[\w-]+$/,
]

/** Whether an address may be that of a post or a person, so that it is worth while to ask the server about it. */
export function isFederatedAddress({ protocol, pathname }: URL): boolean {
  if (protocol !== 'https:' && protocol !== 'http:') return false
  const path = pathname.replace(/\/$/, '')
  return patterns.some((pattern) => pattern.test(path))
}
