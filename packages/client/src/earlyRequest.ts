/*
 * Runs before the rest of the client has loaded, and imports none of it: requests the data of the first render, so that responses are on
 * their way meanwhile. `features/session/model/startFetch` returns them to the usual calls, by address and token; an unused response costs
 * only its request. A test compares the addresses with those of the calls.
 */

interface Early {
  readonly authorization: string | null
  readonly response: () => Promise<Response>
}

/** The server's description, which every page needs. */
const serverPaths = ['/api/v1/instance', '/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations']

/** Mutes and blocks of the user. */
const restrictionPaths = ['/api/v1/mutes?with_relationships=true', '/api/v1/blocks?with_relationships=true']

const themeRules =
  /^(?:(?:^|\n):root\[data-theme="(?:[^"\\\n]|\\[^\n])*"\] \{\ncolor-scheme: (?:light|dark);(?:\n--[\w-]+: [^;{}@\\\n]*;)*\n\}){1,2}$/
const fetching = /\b(?:url|src|image|image-set|cross-fade|element|paint)\s*\(/i

/** The account of this page, and its stored data. */
const stored = readStored()

/** The database of the account, as `features/session/model/AccountStorage` opens it. */
export const earlyDatabase = openDatabase(`rookery:${stored.key}`)

/** Stored colours of themes that the page's own stylesheet does not have, from the first paint until `live/theme` draws them. */
const earlyTheme = drawTheme(stored.key)

/** Answers on their way, by address. Each can be read once. */
export const earlyResponses: ReadonlyMap<string, Early> = start(stored)

function start({ token, origin, hints }: StoredStart): Map<string, Early> {
  const authorization = token === null ? null : `Bearer ${token}`
  setTheme(hints.theme)
  const responses = new Map<string, Early>()
  // The page has preloaded data of its own server.
  const preload = origin === location.origin ? document.getElementById('initial-results') : null
  const ofServer = preload ? [] : serverPaths.filter((path) => !(Array.isArray(hints.lacks) && hints.lacks.includes(path)))
  const path = location.pathname === '/' ? (hints.landing ?? landingIn(preload, token !== null)) : location.pathname
  const hasPlace = Array.isArray(hints.places) && hints.places.includes(path)
  const feed = hasPlace ? [] : feedPaths(String(path), token !== null, hints.replyVisibility)
  // Without stored hints the device knows no mutes, and renders no post before they are loaded.
  const isNew = token !== null && hints.replyVisibility === undefined
  for (const path of [...feed, ...(isNew ? restrictionPaths : []), ...ofServer]) {
    const response = fetch(origin + path, {
      credentials: 'omit',
      headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
      // As for every call: no redirect to another origin is followed.
      ...(origin === location.origin ? { mode: 'same-origin' } : { redirect: 'error' }),
    })
    // The consumer of the response handles a failure; there may be no consumer.
    response.catch(() => {})
    responses.set(origin + path, { authorization, response: () => response })
  }
  return responses
}

/** Names the theme before the first paint, as `shownTheme` decides later. */
function setTheme(choice: unknown): void {
  const name = isRecord(choice) ? choice[isDark(choice.hours) ? 'dark' : 'light'] : choice
  if (typeof name === 'string') document.documentElement.dataset.theme = name
}

/** Draws the stylesheet that `live/themeStylesheet` stored, by the rules of `live/isThemeStylesheet`. */
function drawTheme(key: string): CSSStyleSheet | null {
  try {
    const css = localStorage.getItem(`rookery.themeSheet:${key}`)
    if (css === null || css.length > 40_000 || !themeRules.test(css) || fetching.test(css)) return null
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  } catch {
    // Storage is refused. The page has the colours of its own stylesheet.
    return null
  }
}

/** Ends the colours of the first paint, once the client draws the theme. */
export function dropEarlyTheme(): void {
  if (earlyTheme !== null) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== earlyTheme)
}

function isDark(hours: unknown): boolean {
  if (!Array.isArray(hours)) return matchMedia('(prefers-color-scheme: dark)').matches
  const [from = '', until = ''] = hours.map(String)
  const now = new Date().toTimeString()
  return from <= until ? now >= from && now < until : now >= from || now < until
}

/** The client's first requests on the page `pathname`. */
function feedPaths(pathname: string, isSignedIn: boolean, replyVisibility: unknown = 'all'): readonly string[] {
  const muted = isSignedIn ? '&with_muted=true' : ''
  const filter = replyVisibility === 'following' || replyVisibility === 'self' ? `&reply_visibility=${replyVisibility}` : ''
  if (isSignedIn && pathname === '/main/friends') return [`/api/v1/timelines/home?limit=20${muted}${filter}`]
  if (pathname === '/main/public') return [`/api/v1/timelines/public?local=true&only_media=false&limit=20${muted}${filter}`]
  if (pathname === '/main/all') return [`/api/v1/timelines/public?only_media=false&limit=20${muted}${filter}`]
  if (pathname === '/main/bubble') return [`/api/v1/timelines/bubble?limit=20${muted}${filter}`]
  const notice = /^\/notice\/([A-Za-z0-9]+)$/.exec(pathname)?.[1]
  return notice ? [`/api/v1/statuses/${notice}`, `/api/v1/statuses/${notice}/context`] : profilePaths(pathname)
}

/** Where `/` leads by the configuration that the page brought along; a visitor may be led anywhere where it says nothing. */
function landingIn(preload: Element | null, isSignedIn: boolean): unknown {
  const usual = isSignedIn ? '/main/friends' : null
  try {
    const encoded = parse(preload?.textContent)['/api/pleroma/frontend_configurations']
    const { pleroma_fe: config } = parse(atob(String(encoded)))
    return (isRecord(config) && config[isSignedIn ? 'redirectRootLogin' : 'redirectRootNoLogin']) || usual
  } catch {
    return usual
  }
}

function profilePaths(pathname: string): readonly string[] {
  const person = /^\/(?:users\/|@)([\w.@-]+)\/?$/.exec(pathname)?.[1]
  return person === undefined ? [] : [`/api/v1/accounts/${encodeURIComponent(person)}?with_relationships=true`]
}

function openDatabase(name: string) {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.result.createObjectStore('kept')
    request.onsuccess = () => resolve(request.result)
    request.onerror = reject
  })
  // The consumer handles a failure.
  opening.catch(() => {})
  return { name, opening }
}

interface StoredStart {
  readonly key: string
  readonly token: string | null
  readonly origin: string
  readonly hints: Readonly<Record<string, unknown>>
}

/** The account that the tab shows, else the one chosen last, else any: as `StoredAccounts` chooses. */
function readStored(): StoredStart {
  let visitor: StoredStart = { key: `visitor@${location.host}`, token: null, origin: location.origin, hints: {} }
  try {
    const { origin: visited, host } = new URL(localStorage.getItem('rookery.server') ?? location.origin)
    visitor = { ...visitor, key: `visitor@${host}`, origin: visited }
    const { current, accounts } = read('rookery.accounts')
    const known: unknown[] = Array.isArray(accounts) ? accounts.filter((account) => isRecord(account) && isRecord(account.token)) : []
    const find = (key: unknown) => known.find((account) => isRecord(account) && account.key === key)
    const account = find(sessionStorage.getItem('rookery.current')) ?? find(current) ?? known[0]
    if (!isRecord(account) || !isRecord(account.token)) return { ...visitor, hints: read(`rookery.start:${visitor.key}`) }
    const { key, origin, token } = account
    if (typeof token.accessToken !== 'string' || typeof origin !== 'string') return visitor
    return { key: String(key), token: token.accessToken, origin: new URL(origin).origin, hints: read(`rookery.start:${String(key)}`) }
  } catch {
    // Storage is refused or holds something odd: the client finds out and says so.
    return visitor
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  return parse(localStorage.getItem(key))
}

function parse(json: string | null | undefined): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(json ?? 'null')
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
