import { longestRadius } from '../ThemeSource.ts'

/** Directives that are a number, and the greatest that counts. The least is 0. */
const greatest: ReadonlyMap<string, number> = new Map([
  ['opacity', 1],
  ['textOpacity', 1],
  ['roundness', longestRadius],
])

/** True for a directive whose value is a number. */
export function isNumberDirective(name: string): boolean {
  return greatest.has(name)
}

/** The number of a directive, with or without `px`, moved into its bounds; null if there is none. */
export function styleNumber(name: string, text: string): { readonly number: number; readonly isClamped: boolean } | null {
  const written = /^-?(?:\d+\.?\d*|\.\d+)(?:px)?$/.test(text) ? Number.parseFloat(text) : Number.NaN
  if (!Number.isFinite(written)) return null
  const number = Math.min(greatest.get(name) ?? 1, Math.max(0, written))
  return { number, isClamped: number !== written }
}
