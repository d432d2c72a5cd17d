const hidden = /^(?:script|style|template|noscript|iframe|object|svg|title|textarea|select|noembed|noframes)$/
const breaking = /^(?:p|br|div|li|tr|hr|h[1-6]|blockquote|pre|ul|ol|dd|dt)$/
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Text of HTML that is not to be parsed. */
export interface TextPreview {
  readonly text: string
  /** There is more than fits the limit. */
  readonly more: boolean
}

/**
 * The first characters of what the HTML says, found without parsing it: tags are skipped in one pass that
 * ends with the limit. Meant for HTML over the caps; what it makes of broken markup is harmless, not exact.
 *
 * @param limit Characters.
 */
export function previewText(html: string, limit: number): TextPreview {
  const pieces: string[] = []
  let length = 0
  let at = 0
  while (at < html.length && length <= limit) {
    const tag = html.indexOf('<', at)
    const end = tag < 0 ? html.length : tag
    const piece = decodeEntities(html.slice(at, Math.min(end, at + 12 * (limit - length + 1)))).replace(/\s+/g, ' ')
    pieces.push(piece)
    length += piece.trim().length
    if (tag < 0) break
    const name = /^[a-z][a-z0-9]*/i.exec(html.slice(tag + 1, tag + 20).replace(/^\//, ''))?.[0].toLowerCase() ?? ''
    const close = html.startsWith('<!--', tag) ? html.indexOf('-->', tag + 4) : html.indexOf('>', tag)
    if (close < 0) break
    at = html.indexOf('>', close) + 1
    if (breaking.test(name)) pieces.push('\n')
    if (hidden.test(name) && html.charAt(tag + 1) !== '/') {
      const closing = indexOfIgnoringCase(html, `</${name}`, at)
      if (closing < 0) break
      at = closing
    }
  }
  const text = pieces
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const cut = text.length > limit ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, '') : text
  return { text: cut, more: text.length > limit || (at < html.length && length > limit) }
}

function indexOfIgnoringCase(text: string, wanted: string, from: number): number {
  const pattern = new RegExp(wanted, 'gi')
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
