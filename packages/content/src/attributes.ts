import { mfmFlags, type HtmlTag, type MathTag } from './ContentTree.ts'

const mathSwitches = 'stretchy symmetric largeop movablelimits accent accentunder displaystyle'.split(' ')
const read: ReadonlySet<string> = new Set([
  ...'class href rel src alt title lang dir translate start reversed value colspan rowspan data-user data-tag'.split(' '),
  ...'display form mathvariant linethickness columnspan'.split(' '),
  ...mathSwitches,
  ...['speed', 'deg', 'color', ...mfmFlags].flatMap((name) => [`data-${name}`, `data-mfm-${name}`]),
])

/** Looked at on some element. */
export function isReadAttribute(name: string): boolean {
  return read.has(name)
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

/** Only what changes the reading: nothing with a length, a colour or an address. */
export function mathAttributesOf(tag: MathTag, element: Element): Readonly<Attributes> | null {
  const found: Attributes = {}
  for (const { name, value } of element.attributes) {
    if (mathSwitches.includes(name) && /^(?:true|false)$/.test(value)) found[name] = value
    else if (name === 'display' && tag === 'math' && value === 'block') found['display'] = value
    else if (name === 'form' && tag === 'mo' && /^(?:prefix|infix|postfix)$/.test(value)) found['form'] = value
    else if (name === 'mathvariant' && tag === 'mi' && value === 'normal') found['mathvariant'] = value
    else if (name === 'linethickness' && tag === 'mfrac' && value === '0') found['linethickness'] = value
    else if ((name === 'columnspan' || name === 'rowspan') && tag === 'mtd' && /^[1-9]$/.test(value))
      found[name === 'rowspan' ? 'rowSpan' : name] = Number(value)
  }
  return Object.keys(found).length > 0 ? found : null
}
