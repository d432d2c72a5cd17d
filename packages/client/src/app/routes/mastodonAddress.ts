/**
 * Addresses of Mastodon's own client, from bookmarks and links. Few visits start there, so that the table of the screens that they lead
 * to is loaded with `MastodonAddress`; the tests of that table check this pattern.
 */
const pattern =
  /^\/(?:home|notifications|conversations|favourites|follow_requests|directory|blocks|mutes|domain_blocks|settings|getting-started|privacy-policy|terms-of-service|public(?:\/local|\/remote)?|explore(?:\/suggestions)?|statuses\/\w+|accounts\/[^/]+|deck(?:\/.*)?|@[^/]+\/(?:tagged\/[^/]+|\w+(?:\/(?:reblogs|favourites|quotes))?))\/?$/

export const mastodonAddress = {
  pattern: '/home',
  match: (pathname: string) => (pattern.test(pathname) ? { pathname } : null),
}
