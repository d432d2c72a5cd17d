import { isReadAttribute } from './attributes.ts'
import { maxBytes, TagCount } from './caps.ts'
import type { CutReason } from './ContentTree.ts'
import { isRawText, isReadTag } from './tags.ts'

/**
 * Rewrites HTML to the tags and attributes that `readTree` looks at, and counts them, before anything is
 * parsed. This is not what makes the content safe (the walk is); it keeps three things away from the parser:
 * markup that would cost too much, markup that it reads by other rules, and the event handlers and styles
 * for which a browser counts a breach of the page's content policy even where they can never act.
 *
 * @returns the HTML, or which cap it would break.
 */
export function cleanMarkup(html: string): { readonly html: string } | { readonly cut: CutReason } {
  if (html.length > maxBytes || (html.length * 3 > maxBytes && new TextEncoder().encode(html).length > maxBytes)) return { cut: 'size' }
  const count = new TagCount()
  let clean = ''
  let at = 0
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    clean += html.slice(at, tag < 0 ? undefined : tag)
    if (tag < 0) break
    const [, end, written] = match(/<(\/?)([a-z][^\t\n\f\r />]*)/iy, html, tag) ?? []
    const name = written?.toLowerCase()
    if (name === undefined || written === undefined) {
      const isComment = /[!?/]/.test(html.charAt(tag + 1))
      if (!isComment) clean += '&lt;'
      at = isComment ? endOfComment(html, tag) : tag + 1
      continue
    }
    const read = readAttributes(html, tag + 1 + (end ?? '').length + written.length)
    at = read.end
    if (at > html.length) break
    if (end) {
      count.end(name)
      if (isReadTag(name)) clean += `</${name}>`
    } else if (isRawText(name)) {
      at = endOfRawText(html, at, name)
    } else {
      const closesItself = read.closesItself && name.startsWith('m')
      count.start(name, closesItself)
      if (isReadTag(name)) clean += `<${name}${read.attributes}${closesItself ? '/' : ''}>`
    }
    if (count.broken) return { cut: count.broken }
  }
  return { html: clean }
}

function endOfRawText(html: string, at: number, name: string): number {
  return match(new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi'), html, at)?.index ?? html.length
}

interface ReadAttributes {
  /** As they are to be written, a space before each. */
  readonly attributes: string
  readonly closesItself: boolean
  /** Behind the tag; beyond the text's end when the tag is not closed. */
  readonly end: number
}

/** Reads attributes as the HTML tokenizer does, from behind the tag's name. */
function readAttributes(html: string, from: number): ReadAttributes {
  let attributes = ''
  let at = from
  while (at < html.length) {
    at = past(/[\t\n\f\r /]*/y, html, at)
    if (html.charAt(at) === '>') return { attributes, closesItself: html.charAt(at - 1) === '/', end: at + 1 }
    const start = at
    at = past(/[^]?[^\t\n\f\r />=]*/y, html, at)
    const name = html.slice(start, at).toLowerCase()
    const equals = past(/[\t\n\f\r ]*/y, html, at)
    let value = ''
    if (html.charAt(equals) === '=') {
      const found = readValue(html, past(/[\t\n\f\r ]*/y, html, equals + 1))
      value = found.value
      at = found.end
    }
    if (isReadAttribute(name)) attributes += ` ${name}="${value.replaceAll('"', '&quot;')}"`
  }
  return { attributes, closesItself: false, end: html.length + 1 }
}

function readValue(html: string, at: number): { readonly value: string; readonly end: number } {
  const quote = html.charAt(at)
  if (quote !== '"' && quote !== "'") {
    const end = past(/[^\t\n\f\r >]*/y, html, at)
    return { value: html.slice(at, end), end }
  }
  const closing = html.indexOf(quote, at + 1)
  return closing < 0 ? { value: '', end: html.length } : { value: html.slice(at + 1, closing), end: closing + 1 }
}

function endOfComment(html: string, at: number): number {
  let end = html.indexOf('>', at + 2)
  if (html.startsWith('<!--', at) && !/^-?>/.test(html.slice(at + 4, at + 6))) {
    const found = match(/--!?>/g, html, at + 4)
    end = found ? found.index + found[0].length - 1 : -1
  }
  return end < 0 ? html.length : end + 1
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Where the sticky pattern, which always fits, ends. */
function past(pattern: RegExp, text: string, at: number): number {
  return at + (match(pattern, text, at)?.[0].length ?? 0)
}
