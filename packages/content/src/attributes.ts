import type { HtmlTag } from './ContentTree.ts'

const read =
  /^(?:class|href|rel|src|alt|title|lang|dir|translate|start|reversed|value|colspan|rowspan|data-[\w-]+|display|displaystyle|form|mathvariant|linethickness|accent|accentunder|stretchy|symmetric|largeop|movablelimits)$/

/** Looked at on some element. */
export function isReadAttribute(name: string): boolean {
  return read.test(name)
}

type Attributes = Readonly<Record<string, string | number | boolean>>
export type GetAttribute = (name: string) => string | null

/** Reads an element's attributes by the list; everything not on it is never looked at. */
export function attributesOf(tag: HtmlTag, get: GetAttribute): Attributes | null {
  const found: Record<string, string | number | boolean> = {}
  const take = (name: string, pattern: RegExp, value = get(name)): void => {
    if (value !== null && pattern.test(value)) found[name] = value
  }
  const readNumber = (name: string, as: string, min: number, max: number): void => {
    const text = get(name) ?? ''
    if (/^-?\d{1,9}$/.test(text)) found[as] = Math.min(max, Math.max(min, Number(text)))
  }
  // Some write `ja_JP`.
  take('lang', /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,4}$/i, get('lang')?.replaceAll('_', '-') ?? null)
  take('dir', /^(?:ltr|rtl|auto)$/)
  take('translate', /^no$/)
  if (tag === 'abbr') take('title', /^[^]{1,500}$/)
  if (tag === 'ol') {
    readNumber('start', 'start', -99_999, 99_999)
    if (get('reversed') !== null) found['reversed'] = true
  }
  if (tag === 'li') readNumber('value', 'value', -99_999, 99_999)
  if (tag === 'td' || tag === 'th') {
    readNumber('colspan', 'colSpan', 1, 50)
    readNumber('rowspan', 'rowSpan', 1, 50)
  }
  const language = tag === 'code' && /(?:^|\s)language-([\w+#-]{1,30})(?:\s|$)/.exec(get('class') ?? '')?.[1]
  if (language) found['data-language'] = language
  return orNull(found)
}

const mathNames = /^(?:display|displaystyle|form|mathvariant|linethickness|accent|accentunder|stretchy|symmetric|largeop|movablelimits)$/

/** Only attributes that change the reading: none with a length, a colour or an address. */
export function mathAttributesOf(element: Element): Attributes | null {
  const allowed = [...element.attributes].filter(
    ({ name, value }) => mathNames.test(name) && /^(?:true|false|block|prefix|infix|postfix|normal|0)$/.test(value),
  )
  return orNull(Object.fromEntries(allowed.map(({ name, value }) => [name, value])))
}

function orNull(found: Attributes): Attributes | null {
  return Object.keys(found).length > 0 ? found : null
}
