import { htmlTags, mathTags, type HtmlTag, type MathTag } from './ContentTree.ts'

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

const html: ReadonlySet<string> = new Set(htmlTags)
const math: ReadonlySet<string> = new Set(mathTags)

/** Elements that are replaced by another of the same meaning. An element in none of these lists loses its tag and keeps its content. */
const renamed: ReadonlyMap<string, HtmlTag> = new Map([
  ['strike', 's'],
  ['acronym', 'abbr'],
  ['tt', 'code'],
  ['bdo', 'bdi'],
  ['menu', 'ul'],
  ['dir', 'ul'],
])
const divs = words('address article aside fieldset figcaption figure footer form header hgroup main nav section')
/** Elements that are removed with their content. */
const dropped = words('svg template noscript select annotation annotation-xml')
/** Elements that are removed before parsing, because a parser reads their content by other rules. */
const rawText = words('script style textarea title xmp iframe noembed noframes')
/** Elements that are read for their meaning and have no element of their own in the tree. */
const means = words('a img image')
/** MathML elements that become rows, so that the arguments around them keep their count. */
const rows = words('semantics mspace mpadded mphantom maction menclose')

const blocks = words('p hr div center pre blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 details summary table')
const parents: Readonly<Partial<Record<HtmlTag, string>>> = {
  li: 'ul ol',
  dt: 'dl',
  dd: 'dl',
  rb: 'ruby',
  rt: 'ruby',
  rp: 'ruby',
  summary: 'details',
  caption: 'table',
  thead: 'table',
  tbody: 'table',
  tfoot: 'table',
  tr: 'thead tbody tfoot',
  td: 'tr',
  th: 'tr',
}
const tableParts = words('table thead tbody tfoot tr')
const mathTokens = words('mi mn mo ms mtext')
const stored = words('br hr wbr td th')

/** Whether the walk reads this tag; it ignores all others. */
export function isReadTag(name: string): boolean {
  return [html, math, renamed, divs, means, rows, dropped].some((names) => names.has(name))
}

/** Whether a parser takes the element's content for text. */
export function isRawText(name: string): boolean {
  return rawText.has(name)
}

/** Our name for an HTML element: null when only its content stays, false when that goes, too. */
export function htmlTagOf(name: string): HtmlTag | null | false {
  if (dropped.has(name) || rawText.has(name)) return false
  if (isHtmlTag(name)) return name
  return renamed.get(name) ?? (divs.has(name) ? 'div' : null)
}

function isHtmlTag(name: string): name is HtmlTag {
  return html.has(name)
}

/** Our name for an element of MathML; a row keeps the count of arguments right where the element itself may not stay. */
export function mathTagOf(name: string): MathTag | false {
  if (name.startsWith('annotation')) return false
  return isMathTag(name) ? name : 'mrow'
}

function isMathTag(name: string): name is MathTag {
  return math.has(name)
}

/** Holds text only. */
export function isMathToken(tag: string | null): boolean {
  return tag !== null && mathTokens.has(tag)
}

/** The parser ends a paragraph before this element, so it can never be inside one. */
export function isBlock(tag: string): boolean {
  return blocks.has(tag)
}

/** Whether a parent may contain an element. A heading in a heading, or a cell without a row, would be parsed differently the next time. */
export function mayStandIn(tag: HtmlTag, parent: string | null): boolean {
  return parents[tag]?.split(' ').includes(parent ?? '') ?? true
}

/** Whether an element may hold nothing but its own parts, as a table its rows. */
export function holdsOnlyParts(tag: string | null): boolean {
  return tag !== null && tableParts.has(tag)
}

export function mayBeEmpty(tag: string): boolean {
  return stored.has(tag)
}
