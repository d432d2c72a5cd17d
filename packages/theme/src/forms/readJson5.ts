import { ThemeFileError, type TextPosition } from './ThemeFileError.ts'

/** Deeper nesting has no meaning in any theme. */
export const maxDepth = 64

const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const number = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|Infinity|NaN)/y
const space = /(?:\s|\uFEFF|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/y
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }
const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/**
 * Reads JSON5, which themes of Misskey are written in: comments, names and texts without double quotes, a comma at the end.
 * Throws `ThemeFileError` with the position of the first mistake, which browsers tell in ways of their own.
 */
export function readJson5(text: string): unknown {
  let at = 0
  const value = readValue(0)
  skip()
  if (at < text.length) fail()
  return value

  function readValue(depth: number): unknown {
    if (depth > maxDepth) throw new ThemeFileError('deep nesting')
    skip()
    const sign = text[at]
    if (sign === '{') return readObject(depth)
    if (sign === '[') return readArray(depth)
    if (sign === '"' || sign === "'") return readText(sign)
    const word = match(identifier)
    if (word !== null && words.has(word)) return words.get(word)
    if (word !== null) at -= word.length
    const digits = match(number)
    if (digits === null) fail()
    const negative = digits.startsWith('-')
    const size = Number(digits.replace(/^[+-]/, ''))
    return negative ? -size : size
  }

  function readObject(depth: number): Record<string, unknown> {
    const entries: (readonly [string, unknown])[] = []
    at += 1
    for (skip(); text[at] !== '}'; skip()) {
      const sign = text[at]
      const name = sign === '"' || sign === "'" ? readText(sign) : match(identifier)
      if (name === null) fail()
      expect(':')
      entries.push([name, readValue(depth + 1)])
      skip()
      if (text[at] !== '}') expect(',')
    }
    at += 1
    return Object.fromEntries(entries)
  }

  function readArray(depth: number): unknown[] {
    const values: unknown[] = []
    at += 1
    for (skip(); text[at] !== ']'; skip()) {
      values.push(readValue(depth + 1))
      skip()
      if (text[at] !== ']') expect(',')
    }
    at += 1
    return values
  }

  function readText(quote: string): string {
    let found = ''
    at += 1
    while (text[at] !== quote) {
      const sign = text[at]
      if (sign === undefined || sign === '\n' || sign === '\r') fail()
      at += 1
      found += sign === '\\' ? readEscape() : sign
    }
    at += 1
    return found
  }

  function readEscape(): string {
    const sign = text[at] ?? fail()
    at += 1
    if (sign === '\r' && text[at] === '\n') at += 1
    if (sign === '\n' || sign === '\r') return ''
    const length = sign === 'u' ? 4 : sign === 'x' ? 2 : 0
    if (length === 0) return escapes[sign] ?? sign
    const code = text.slice(at, at + length)
    if (code.length < length || !/^[\da-fA-F]+$/.test(code)) fail()
    at += length
    return String.fromCharCode(Number.parseInt(code, 16))
  }

  function expect(sign: string): void {
    skip()
    if (text[at] !== sign) fail()
    at += 1
  }

  function skip(): void {
    match(space)
  }

  function match(pattern: RegExp): string | null {
    pattern.lastIndex = at
    const [found = null] = pattern.exec(text) ?? []
    at += found?.length ?? 0
    return found
  }

  function fail(): never {
    throw new ThemeFileError('broken JSON', { position: positionIn(text, at) })
  }
}

function positionIn(text: string, at: number): TextPosition {
  const before = text.slice(0, at).split(/\r\n|\n|\r/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
