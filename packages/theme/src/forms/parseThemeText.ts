import { maxDepth, readJson5 } from './readJson5.ts'
import { ThemeFileError } from './ThemeFileError.ts'

/** Characters: a file with its source, its snapshot and shadows on everything is a tenth of it. */
export const longestThemeText = 300_000

/** Names in objects and entries of arrays, all levels together. */
const maxKeys = 10_000

/** A text as data, or as a style of pleroma-fe, which has a notation of its own. */
export type ThemeText = { readonly kind: 'data'; readonly value: unknown } | { readonly kind: 'style'; readonly text: string }

const page = /^<(?:!doctype|html|head|body|\?xml|!--)/i
// A header is short; without that bound, a text of lines without braces would be read as often as it has lines.
const styleBlock = /^[ \t]{0,40}(?:@meta|@palette\.|[A-Z])[^{}]{0,200}\{/m

/** Parses the text of a file or of the clipboard. Throws `ThemeFileError`. */
export function parseThemeText(given: string): ThemeText {
  if (given.length > longestThemeText) throw new ThemeFileError('long text')
  const text = given.replace(/^\uFEFF/, '').trim()
  if (text === '') throw new ThemeFileError('empty text')
  if (page.test(text)) throw new ThemeFileError('web page')
  const value = parsedJson(text)
  if (value !== undefined) return { kind: 'data', value: checkSize(value) }
  // A text in JSON5 may begin with a comment.
  const begins = text.replace(/^(?:\s|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)+/, '')[0]
  if (begins !== '{' && begins !== '[') {
    if (styleBlock.test(text)) return { kind: 'style', text: text.replaceAll(/\r\n?/g, '\n') }
    throw new ThemeFileError('unknown text')
  }
  // Positions count from the beginning of the file.
  return { kind: 'data', value: checkSize(readJson5(given)) }
}

/** Refuses data that is too large or too deep for any theme. */
export function checkSize(value: unknown): unknown {
  let keys = 0
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: found, depth } = next
    if (typeof found !== 'object' || found === null) continue
    if (depth > maxDepth) throw new ThemeFileError('deep nesting')
    const inner: readonly unknown[] = Object.values(found)
    keys += inner.length
    if (keys > maxKeys) throw new ThemeFileError('many names')
    for (const each of inner) open.push({ value: each, depth: depth + 1 })
  }
  return value
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
