import type { ActiveLanguage } from './InterfaceLanguage.ts'

type Words = Pick<ActiveLanguage, 't' | 'formats'>

const units = ['fileSize.bytes', 'fileSize.kibibytes', 'fileSize.mebibytes', 'fileSize.gibibytes', 'fileSize.tebibytes'] as const

/** A size in bytes in the largest unit it fills (spec 2, section 9), with one decimal below ten. */
export function fileSize(bytes: number, words: Words): string {
  return written(bytes, words, 0)
}

/** The size of a file and the lower limit, with as many decimals as needed to distinguish them. */
export function comparedSizes(bytes: number, allowed: number, words: Words): { readonly size: string; readonly allowed: string } {
  const both = (decimals: number) => ({ size: written(bytes, words, decimals), allowed: written(allowed, words, decimals) })
  const different = [0, 1, 2, 3].map(both).find((sizes) => sizes.size !== sizes.allowed)
  return different ?? { size: inBytes(bytes, words), allowed: inBytes(allowed, words) }
}

const inBytes = (bytes: number, { t, formats }: Words) => t(units[0], { size: formats.number(bytes) })

function written(bytes: number, { t, formats }: Words, decimals: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  const size = formats.number(value, { maximumFractionDigits: power > 0 ? Math.max(decimals, value < 10 ? 1 : 0) : 0 })
  return t(units[power] ?? units[0], { size })
}
