import { htmlTags, mathTags, type HtmlTag, type MathTag } from './ContentTree.ts'

const html: ReadonlySet<string> = new Set(htmlTags)
const math: ReadonlySet<string> = new Set(mathTags)

/** Elements whose meaning another element has. What is in no list loses its tag and keeps its content. */
const renamed: Readonly<Record<string, HtmlTag>> = {
  strike: 's',
  acronym: 'abbr',
  tt: 'code',
  bdo: 'bdi',
  menu: 'ul',
  dir: 'ul',
  address: 'div',
  article: 'div',
  aside: 'div',
  fieldset: 'div',
  figcaption: 'div',
  figure: 'div',
  footer: 'div',
  header: 'div',
  hgroup: 'div',
  main: 'div',
  nav: 'div',
  section: 'div',
}
const dropped: ReadonlySet<string> = new Set(
  'script style template noscript noembed noframes iframe object embed applet title textarea select head'.split(' '),
)

const blocks: ReadonlySet<string> = new Set(
  'p hr div center pre blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 details summary table'.split(' '),
)
const parents: Readonly<Partial<Record<HtmlTag, readonly string[]>>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  rb: ['ruby'],
  rt: ['ruby'],
  rp: ['ruby'],
  summary: ['details'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
}
const tableParts: ReadonlySet<string> = new Set('table thead tbody tfoot tr'.split(' '))
const mathTokens: ReadonlySet<string> = new Set('mi mn mo ms mtext'.split(' '))
const kept: ReadonlySet<string> = new Set('br hr wbr td th'.split(' '))

/** Our name for an HTML element: null when only its content stays, false when that goes, too. */
export function htmlTagOf(name: string): HtmlTag | null | false {
  if (dropped.has(name)) return false
  if (isHtmlTag(name)) return name
  return Object.hasOwn(renamed, name) ? (renamed[name] ?? null) : null
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

/** Ends a paragraph when the parser meets it, so that it can never stand in one. */
export function isBlock(tag: string): boolean {
  return blocks.has(tag)
}

/** A heading in a heading, a cell without a row and the like would be read differently a second time. */
export function mayStandIn(tag: HtmlTag, parent: string | null): boolean {
  return parents[tag]?.includes(parent ?? '') ?? true
}

/** Nothing but its own parts may stand in it. */
export function holdsOnlyParts(tag: string | null): boolean {
  return tag !== null && tableParts.has(tag)
}

export function isKeptEmpty(tag: string): boolean {
  return kept.has(tag)
}

type Attributes = Record<string, string | number | boolean>

/** Reads an element's attributes by the list; everything not on it is never looked at. */
export function attributesOf(tag: HtmlTag, get: (name: string) => string | null): Readonly<Attributes> | null {
  const found: Attributes = {}
  const lang = get('lang')
  if (lang && /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,4}$/i.test(lang)) found['lang'] = lang
  const dir = get('dir')?.toLowerCase()
  if (dir === 'ltr' || dir === 'rtl' || dir === 'auto') found['dir'] = dir
  if (get('translate') === 'no') found['translate'] = 'no'

  const number = (name: string, as: string, least: number, most: number): void => {
    const text = get(name)
    if (text !== null && /^-?\d{1,9}$/.test(text)) found[as] = Math.min(most, Math.max(least, Number(text)))
  }
  if (tag === 'abbr') {
    const title = get('title')
    if (title) found['title'] = title.slice(0, 500)
  } else if (tag === 'ol') {
    number('start', 'start', -99_999, 99_999)
    if (get('reversed') !== null) found['reversed'] = true
  } else if (tag === 'li') number('value', 'value', -99_999, 99_999)
  else if (tag === 'td' || tag === 'th') {
    number('colspan', 'colSpan', 1, 50)
    number('rowspan', 'rowSpan', 1, 50)
  } else if (tag === 'code') {
    const language = /(?:^|\s)language-([\w+#-]{1,30})(?:\s|$)/.exec(get('class') ?? '')?.[1]
    if (language) found['data-language'] = language
  }
  return Object.keys(found).length > 0 ? found : null
}

const mathSwitches: ReadonlySet<string> = new Set('stretchy symmetric largeop movablelimits accent accentunder displaystyle'.split(' '))

/** Only what changes the reading: nothing with a length, a colour or an address. */
export function mathAttributesOf(tag: MathTag, element: Element): Readonly<Attributes> | null {
  const found: Attributes = {}
  for (const { name, value } of element.attributes) {
    if (mathSwitches.has(name) && /^(?:true|false)$/.test(value)) found[name] = value
    else if (name === 'display' && tag === 'math' && value === 'block') found['display'] = value
    else if (name === 'form' && tag === 'mo' && /^(?:prefix|infix|postfix)$/.test(value)) found['form'] = value
    else if (name === 'mathvariant' && tag === 'mi' && value === 'normal') found['mathvariant'] = value
    else if (name === 'linethickness' && tag === 'mfrac' && value === '0') found['linethickness'] = value
    else if ((name === 'columnspan' || name === 'rowspan') && tag === 'mtd' && /^[1-9]$/.test(value))
      found[name === 'rowspan' ? 'rowSpan' : name] = Number(value)
  }
  return Object.keys(found).length > 0 ? found : null
}
