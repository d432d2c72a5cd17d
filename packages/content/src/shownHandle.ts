import { isClear, parseUrl } from './hosts.ts'
import { isolated } from './plainText.ts'

/** Characters that are all visible and all look different. */
const plain = /^[!-~]*$/

/**
 * A handle in a form that cannot imitate another one. Anyone can copy an image and a name, so handles identify people, and other servers
 * allow any letters. Ambiguous letters (another script, mixed or invisible) are shown as codes.
 */
export function shownHandle(acct: string): string {
  if (plain.test(acct)) return acct
  const at = acct.lastIndexOf('@')
  const host = at < 0 ? '' : acct.slice(at + 1)
  const name = at < 0 ? acct : acct.slice(0, at)
  // A name has the letters of its server's country, or Latin ones.
  const shownName = isUnmistakable(name.replaceAll(/[._]/g, '-'), host) ? name : encoded(name)
  return at < 0 ? shownName : `${shownName}@${shownHost(host)}`
}

/** A server's name, by the same rule. */
export function shownHost(host: string): string {
  return isClear(host.toLowerCase()) ? host : encoded(host)
}

/** The same with its sign, for a sentence. */
export function isolatedHandle(acct: string): string {
  return isolated(`@${shownHandle(acct)}`)
}

function isUnmistakable(name: string, host: string): boolean {
  return plain.test(name) || isClear(`${name}.${host || 'x'}`.toLowerCase())
}

/** Encodes a host with foreign letters as servers write it. Letters that browsers map to plain ones are percent-encoded instead. */
function encoded(text: string): string {
  const host = parseUrl(`http://${text}`)?.host ?? ''
  return host.includes('xn--') ? host : encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'))
}
