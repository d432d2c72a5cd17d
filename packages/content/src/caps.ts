import type { CutReason } from './ContentTree.ts'

/** UTF-8. */
export const maxBytes = 200_000
/** Elements and pieces of text. */
export const maxNodes = 5_000
export const maxDepth = 100

/** Left open, these are opened again in every block that follows: the one way in which markup multiplies. */
const formatting = words('a b big code em font i nobr s small strike strong tt u')
const harmlessOpen = 8
const voids = words('area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr')
const closedByOthers = words('p li dt dd rt rp rb td th tr tbody thead tfoot option')
/** Inside these the parser reads by other rules. */
const otherRules = words('iframe noembed noframes plaintext script style textarea title xmp')

function words(list: string): ReadonlySet<string | undefined> {
  return new Set(list.split(' '))
}

/**
 * Which cap the HTML would break, by one pass over its text before anything is parsed; null when none.
 * It errs on the side of counting too much: badly nested HTML counts deeper than it is, and from the
 * first element that is read by other rules everything that looks like a tag counts as left open.
 * `parseContent` counts again, exactly, on what the parser made of it.
 */
export function capBroken(html: string): CutReason | null {
  if (html.length > maxBytes) return 'size'
  if (html.length * 3 > maxBytes && new TextEncoder().encode(html).length > maxBytes) return 'size'

  const open: string[] = []
  let openFormatting = 0
  let nodes = 0
  let trusting = true
  const start = /<(\/?)([a-z][^\t\n\f\r />]*)/giy

  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    start.lastIndex = at
    const [, end, name = ''] = start.exec(html)?.map((part) => part.toLowerCase()) ?? []
    if (!name) {
      if (!trusting) continue
      if (html.startsWith('![CDATA[', at + 1)) trusting = false
      else if (/[!?/]/.test(html.charAt(at + 1))) at = endOfComment(html, at)
      if (at < 0) return null
      continue
    }
    if (trusting) {
      at = endOfTag(html, start.lastIndex)
      if (at < 0) return null
    }
    if (end) {
      if ((name === 'p' || name === 'br') && (nodes += 1) > maxNodes) return 'nodes'
      if (!trusting) continue
      if (!formatting.has(name)) while (open.at(-1) !== name && closedByOthers.has(open.at(-1))) open.pop()
      if (open.at(-1) !== name) continue
      open.pop()
      if (formatting.has(name)) openFormatting -= 1
      continue
    }
    nodes += openFormatting > harmlessOpen ? 1 + openFormatting : 1
    if (nodes > maxNodes) return 'nodes'
    if (otherRules.has(name)) trusting = false
    if (voids.has(name) || (closedByOthers.has(name) && open.at(-1) === name)) continue
    if (name.startsWith('m') && html.charAt(at - 1) === '/' && open.includes('math')) continue
    open.push(name)
    if (open.length > maxDepth) return 'depth'
    if (formatting.has(name)) openFormatting += 1
  }
  return null
}

/** Where the tag's `>` is, read as the HTML tokenizer reads attributes; -1 when the text ends before it. */
function endOfTag(html: string, from: number): number {
  const past = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at
    pattern.test(html)
    return pattern.lastIndex
  }
  let at = from
  while (at < html.length) {
    at = past(/[\t\n\f\r /]*/y, at)
    if (html.charAt(at) === '>') return at
    at = past(/[\t\n\f\r ]*/y, past(/[^]?[^\t\n\f\r />=]*/y, at))
    if (html.charAt(at) !== '=') continue
    at = past(/[\t\n\f\r ]*/y, at + 1)
    const quote = html.charAt(at)
    if (quote === '"' || quote === "'") {
      const closing = html.indexOf(quote, at + 1)
      if (closing < 0) return -1
      at = closing + 1
    } else at = past(/[^\t\n\f\r >]*/y, at)
  }
  return -1
}

function endOfComment(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) return html.indexOf('>', at + 2)
  if (html.charAt(at + 4) === '>') return at + 4
  if (html.startsWith('->', at + 4)) return at + 5
  const end = /--!?>/g
  end.lastIndex = at + 4
  return end.test(html) ? end.lastIndex - 1 : -1
}
