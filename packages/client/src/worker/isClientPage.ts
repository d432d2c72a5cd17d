/** First parts of paths that belong to the server, though a reader may open them. What else there is, is the client's. */
const ofServer = new Set(
  `.well-known activities akkoma api auth authorize_interaction check_password dev embed emoji images inbox instance internal mailer
  manifest.json media nodeinfo oauth objects ostatus_subscribe phoenix proxy relay static static-fe tags user_exists web`.split(/\s+/),
)

/** Feeds and other forms of what the client shows, and files. A dot alone says nothing: servers stand in names. */
const isFile = /\.(?:atom|css|gif|html|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|rss|svg|txt|webm|webp|xml|zip)$/i

/** Whether the client draws what stands at a path of its server. */
export function isClientPage(pathname: string): boolean {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  // `/users/…` and `/notice/…` are the client's, but not the forms that other programs ask for.
  return !ofServer.has(first) && !isFile.test(rest.at(-1) ?? first) && pathname !== '/main/ostatus'
}
