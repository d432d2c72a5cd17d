/*
 * Runs before anything else of the client has loaded, and imports nothing of it: asks for what the page will show first, so
 * that the answer is on its way while the rest still loads. `data/session/startFetch` hands the answers to the ordinary calls,
 * by address: one that nobody asks for is only a request too many. A test compares the addresses with those of the calls.
 */

/** Answers on their way, by address. Each can be read once. */
export const earlyAnswers: ReadonlyMap<string, () => Promise<Response>> = start()

function start(): Map<string, () => Promise<Response>> {
  const { token, hints } = readKept()
  if (typeof hints.theme === 'string') document.documentElement.dataset.theme = hints.theme
  const answers = new Map<string, () => Promise<Response>>()
  for (const path of earlyPaths(location.pathname, token !== null, hints.replyVisibility)) {
    const answer = fetch(path, { credentials: 'omit', headers: token === null ? {} : { authorization: `Bearer ${token}` } })
    // Whoever takes the answer hears of a failure; nobody may.
    answer.catch(() => {})
    answers.set(location.origin + path, () => answer)
  }
  return answers
}

/** What the client will ask for first on the page `pathname`. */
function earlyPaths(pathname: string, isSignedIn: boolean, replyVisibility: unknown = 'all'): string[] {
  const server = document.getElementById('initial-results')
    ? []
    : ['/api/v1/instance', '/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations']
  const feed = feedPath(pathname, isSignedIn, replyVisibility)
  return feed ? [feed, ...server] : server
}

function feedPath(pathname: string, isSignedIn: boolean, replyVisibility: unknown): string | null {
  const muted = isSignedIn ? '&with_muted=true' : ''
  const filter = replyVisibility === 'following' || replyVisibility === 'self' ? `&reply_visibility=${replyVisibility}` : ''
  if (isSignedIn && (pathname === '/' || pathname === '/main/friends')) return `/api/v1/timelines/home?limit=20${muted}${filter}`
  if (pathname === '/main/public') return `/api/v1/timelines/public?local=true&only_media=false&limit=20${muted}${filter}`
  if (pathname === '/' || pathname === '/main/all') return `/api/v1/timelines/public?only_media=false&limit=20${muted}${filter}`
  if (pathname === '/main/bubble') return `/api/v1/timelines/bubble?limit=20${muted}${filter}`
  const notice = /^\/notice\/([A-Za-z0-9]+)$/.exec(pathname)
  return notice ? `/api/v1/statuses/${notice[1]}/context` : null
}

function readKept(): { token: string | null; hints: Readonly<Record<string, unknown>> } {
  try {
    const { current, accounts } = read('rookery.accounts')
    const account: unknown = Array.isArray(accounts)
      ? accounts.find((known) => isRecord(known) && known.key === current && known.origin === location.origin)
      : null
    const token = isRecord(account) && isRecord(account.token) ? account.token.accessToken : null
    return { token: typeof token === 'string' ? token : null, hints: read('rookery.start') }
  } catch {
    // Storage is refused or holds something odd: the client finds out and says so.
    return { token: null, hints: {} }
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
