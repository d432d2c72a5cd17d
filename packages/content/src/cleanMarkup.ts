import { isReadAttribute } from './attributes.ts'
import { maxBytes, TagCount } from './caps.ts'
import type { CutReason } from './ContentTree.ts'
import { isRawText, isReadTag } from './tags.ts'

const comment = /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|[!?/][^>]*>?)/y
const tagStart = /<(\/?)([a-z][^\s/>]*)/iy
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y
const tagEnd = /[\s/]*>/y

/**
 * Rewrites HTML to the tags and attributes that `readTree` reads, and counts them, before anything is parsed. The walk makes the
 * content safe, not this function. It keeps three things away from the parser: markup that costs too much, markup that the parser
 * reads by other rules, and event handlers and styles, which a browser reports as violations of the page's policy even where they can
 * never act.
 *
 * The output is written again, so that the parser cannot read it in another way.
 *
 * @returns the HTML, or the cap that it would break.
 */
export function cleanMarkup(html: string): { readonly html: string } | { readonly cut: CutReason } {
  if (html.length > maxBytes || (html.length * 3 > maxBytes && new TextEncoder().encode(html).length > maxBytes)) return { cut: 'size' }
  const count = new TagCount()
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(html)
    if (found) at = pattern.lastIndex
    return found
  }
  let clean = ''
  for (;;) {
    const tag = html.indexOf('<', at)
    clean += html.slice(at, tag < 0 ? undefined : tag)
    if (tag < 0) return { html: clean }
    at = tag
    const start = take(tagStart)
    if (!start) {
      if (take(comment)) continue
      clean += '&lt;'
      at += 1
      continue
    }
    const [, slash, written = ''] = start
    const name = written.toLowerCase()
    let attributes = ''
    for (let end = take(tagEnd); !end; end = take(tagEnd)) {
      const found = take(attribute)
      // The text ends within the tag, so a parser drops it.
      if (!found) return { html: clean }
      const [, key = '', double, single, bare] = found
      if (isReadAttribute(key.toLowerCase()))
        attributes += ` ${key.toLowerCase()}="${(double ?? single ?? bare ?? '').replaceAll('"', '&quot;')}"`
    }
    if (slash) {
      count.end(name)
      if (isReadTag(name)) clean += `</${name}>`
    } else if (isRawText(name)) {
      const rest = new RegExp(`</${name}[\\s/>]`, 'gi')
      rest.lastIndex = at
      at = rest.exec(html)?.index ?? html.length
    } else {
      const closesItself = name.startsWith('m') && html.charAt(at - 2) === '/'
      count.start(name, closesItself)
      if (isReadTag(name)) clean += `<${name}${attributes}${closesItself ? '/' : ''}>`
    }
    if (count.broken) return { cut: count.broken }
  }
}
