import { escapeHtml } from './escapeHtml.ts'

const simple: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  u: 'u',
  s: 'del',
  sub: 'sub',
  sup: 'sup',
  quote: 'blockquote',
  center: 'center',
  small: 'small',
}

interface Open {
  tag: string
  close: string
}

/** The dozen tags that people use; anything else in brackets stays text. Not sanitised yet. */
export function renderBbcode(text: string): string {
  const open: Open[] = []
  let html = ''
  const write = (part: string) => {
    html += escapeHtml(part).replaceAll('\n', '<br>')
  }
  let position = 0
  const pattern = /\[(\/?)(\*|[a-z]+)(?:=([^\]\n]{1,2000}))?\]/gi
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, slash, rawTag = '', value] = match
    const tag = rawTag.toLowerCase()
    write(text.slice(position, match.index))
    position = match.index + whole.length
    const literal = slash ? null : literalTag(tag, value, text, position)
    if (literal) {
      html += literal.html
      position = pattern.lastIndex = literal.end
    } else if (slash) {
      const depth = open.findLastIndex((entry) => entry.tag === tag)
      if (depth === -1) write(whole)
      else for (const entry of open.splice(depth).toReversed()) html += entry.close
    } else {
      const opened = openingTag(tag, value)
      if (opened === null) write(whole)
      else if (opened.close === '') html += opened.html
      else {
        html += opened.html
        open.push({ tag, close: opened.close })
      }
    }
  }
  write(text.slice(position))
  return (
    html +
    open
      .toReversed()
      .map((entry) => entry.close)
      .join('')
  )
}

/** Tags whose content is not BBCode: code, images, and addresses that are their own text. */
function literalTag(tag: string, value: string | undefined, text: string, from: number): { html: string; end: number } | null {
  if (!['code', 'img'].includes(tag) && !(tag === 'url' && value === undefined)) return null
  const close = text.toLowerCase().indexOf(`[/${tag}]`, from)
  if (close === -1) return null
  const inside = escapeHtml(text.slice(from, close))
  const end = close + tag.length + 3
  if (tag === 'code') return { html: `<pre>${inside}</pre>`, end }
  if (tag === 'img') return { html: `<img src="${inside}">`, end }
  return { html: `<a href="${inside}">${inside}</a>`, end }
}

function openingTag(tag: string, value: string | undefined): { html: string; close: string } | null {
  const name = simple[tag]
  if (name) return { html: `<${name}>`, close: `</${name}>` }
  if (tag === 'url' && value !== undefined) return { html: `<a href="${escapeHtml(value)}">`, close: '</a>' }
  if (tag === 'list') return { html: '<ul>', close: '</ul>' }
  if (tag === '*') return { html: '<li>', close: '' }
  return null
}
