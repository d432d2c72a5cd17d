import { decodeHTML, decodeHTMLAttribute } from 'entities'

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }

/**
 * Splits HTML into tags and decoded text, in one pass without a tree. Comments, declarations and processing instructions are dropped. Input
 * that does not start a tag is text. There is no raw text state: a script's code becomes text, which the writer escapes.
 */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  let position = 0
  while (position < html.length) {
    const open = html.indexOf('<', position)
    const end = open === -1 ? html.length : open
    if (end > position) yield { kind: 'text', text: decodeHTML(html.slice(position, end)) }
    if (open === -1) return
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4)
      position = close === -1 ? html.length : close + 3
    } else if (/[!?]/.test(html[open + 1] ?? '')) {
      const close = html.indexOf('>', open)
      position = close === -1 ? html.length : close + 1
    } else if (/^<\/?[a-z]/i.test(html.slice(open, open + 3))) {
      const tag = readTag(html, open)
      if (tag.token) yield tag.token
      position = tag.end
    } else {
      yield { kind: 'text', text: '<' }
      position = open + 1
    }
  }
}

function readTag(html: string, start: number): { token: HtmlToken | null; end: number } {
  const head = /<(\/?)([a-z][^\s/>]*)/iy
  head.lastIndex = start
  const [whole = '<', slash = '', rawName = ''] = head.exec(html) ?? []
  const name = rawName.toLowerCase()
  const attributes = new Map<string, string>()
  // Attribute by attribute, so that a `>` inside quotes does not end the tag.
  const attribute = /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?|=)/y
  attribute.lastIndex = start + whole.length
  for (let match = attribute.exec(html); match; match = attribute.exec(html)) {
    const [, end, key, double, single, bare] = match
    if (end) return { token: slash ? { kind: 'close', name } : { kind: 'open', name, attributes }, end: attribute.lastIndex }
    const lower = key?.toLowerCase()
    // The first of two equal attributes holds, as in browsers.
    if (lower && !attributes.has(lower)) attributes.set(lower, decodeHTMLAttribute(double ?? single ?? bare ?? ''))
  }
  // A tag that never ends swallows the rest, as in browsers.
  return { token: null, end: html.length }
}
