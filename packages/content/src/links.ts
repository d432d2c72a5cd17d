import { displayHost, hostnameOf, isClear, parseUrl } from './hosts.ts'

const schemes = new Set(
  'http https mailto xmpp magnet gemini ipfs ipns dat dweb hyper gopher irc ircs matrix ssb mumble'
    .split(' ')
    .map((scheme) => `${scheme}:`),
)

/** An address that a link may lead to: absolute, of an allowed scheme, credentials taken out; else null. */
export function allowedUrl(text: string): URL | null {
  const url = parseUrl(text)
  if (!url || !schemes.has(url.protocol) || url.host.length > 260 || /[^\w.:[\]-]/.test(url.host)) return null
  if (url.username || url.password) {
    url.username = ''
    url.password = ''
  }
  return url
}

/** The text that a link shows, and the host shown next to it. */
export interface LinkFace {
  /** Shown instead of the text; null to show the text. */
  readonly label: string | null
  /** To be shown beside the text, which looks like another place. */
  readonly trueHost: string | null
}

/**
 * Judges a link's text against its target. A text that is just the address becomes its short form; a text
 * with another domain, an invisible character or a reversed line in it gets the true host next to it.
 */
export function faceOf(text: string, url: URL, written: string): LinkFace {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && isAddress(text, url, written)) return { label: shortAddress(url, written), trueHost: null }
  return { label: null, trueHost: isMisleading(text, url, isWeb) ? placeOf(url, written) : null }
}

/** The host, or for addresses without one the scheme. */
export function placeOf(url: URL, written: string): string {
  const mailHost = url.protocol === 'mailto:' || url.protocol === 'xmpp:' ? /@([^?]+)/.exec(url.pathname)?.[1] : undefined
  return (mailHost ?? displayHost(url, written)) || url.protocol
}

function isAddress(text: string, url: URL, written: string): boolean {
  const shown = bare(text).replace(/(?:…|\.\.\.)$/, '')
  if (!shown) return false
  return [written, url.href, decoded(url.href)].some((whole) => {
    const full = bare(whole)
    return full === shown || (full.startsWith(shown) && shown.length >= full.split(/[/?#]/, 1).join('').length)
  })
}

function bare(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

const maxHost = 40
const maxRest = 30

/** `host/path…`: the host whole or from its end, never without the last three labels. */
export function shortAddress(url: URL, written: string): string {
  const rest = readable(url.pathname + url.search + url.hash)
  const end = rest === '/' ? '' : rest
  return shortHost(displayHost(url, written).replace(/^www\./, '')) + (end.length > maxRest ? `${whole(end.slice(0, maxRest - 1))}…` : end)
}

function shortHost(host: string): string {
  if (host.length <= maxHost) return host
  const labels = host.split('.')
  let shownCount = Math.min(3, labels.length)
  while (shownCount < labels.length && labels.slice(-shownCount - 1).join('.').length < maxHost) shownCount += 1
  return (shownCount < labels.length ? '…' : '') + labels.slice(-shownCount).join('.')
}

/** Without half a surrogate pair at the end. */
function whole(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '')
}

function readable(path: string): string {
  const text = decoded(path)
  // Spaces, invisible and reordering characters stay encoded: decoded they could hide or fake a part.
  return /[\p{C}\p{Z}\p{M}]/u.test(text) ? path : text
}

function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    // A lone per cent sign cannot be decoded, so the path stays as it is.
    return text
  }
}

/** Words with a dot that are names of files rather than of hosts. None of these is a top-level domain. */
const fileEnding = /\.(?:js|ts|jsx|tsx|json|html?|css|txt|png|jpe?g|gif|webp|pdf|xml|ya?ml|toml|php|exe|lua|cpp|csv)$/i

function isMisleading(text: string, url: URL, isWeb: boolean): boolean {
  // Characters that reorder or hide text, or that look like a separator of hosts.
  if (/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(text)) return true
  const plain = text
    .normalize('NFKC')
    .replace(/(?<=[a-z0-9])。(?=[a-z0-9])/gi, '.')
    .replace(/\p{DI}|(?<=[\w.])\p{M}+/gu, '')
  const target = isWeb ? url.hostname : placeOf(url, url.href)
  const claimed = [...plain.matchAll(/:\/\/([^\s/?#]+)/g)].map((found) => (found[1] ?? '').replace(/^.*@/, ''))
  for (const word of plain.split(/[^\p{L}\p{N}\p{M}.\-_]+/u)) {
    const name = word.replace(/^[.\-_]+|[.\-_]+$/g, '')
    if (/\.(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu.test(name) && !fileEnding.test(name)) claimed.push(name)
    else if (/^\d+(?:\.\d+){3}$/.test(name)) claimed.push(name)
  }
  return claimed.some((name) => {
    // Lookalike letters name another host, even if a browser would read this one from them.
    if (!isClear(name.replace(/:\d*$/, '').toLowerCase())) return true
    const host = hostnameOf(name) ?? name
    return host !== target && !host.endsWith(`.${target}`) && !target.endsWith(`.${host}`)
  })
}
