/** First path segments that belong to the server, even if users may open them. All others are the client's. */
const ofServer = new Set(
  `.well-known activities akkoma api auth authorize_interaction check_password dev embed emoji images inbox instance internal mailer
  manifest.json media nodeinfo oauth objects ostatus_subscribe phoenix proxy relay static static-fe tags user_exists web`.split(/\s+/),
)

/** Feeds and other formats of the client's pages, and files. A dot alone is not enough, because names of servers have one. */
const isFile = /\.(?:atom|css|gif|html|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|rss|svg|txt|webm|webp|xml|zip)$/i

/** Whether the client has a screen for a path of its server. */
export function isClientPage(pathname: string): boolean {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  // `/users/…` and `/notice/…` are the client's, but not the forms that other programs ask for.
  return !ofServer.has(first) && !isFile.test(rest.at(-1) ?? first) && pathname !== '/main/ostatus'
}
