const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const

interface NumberFormat {
  number(value: number, options?: Intl.NumberFormatOptions): string
}

/** A size in bytes in the largest unit it fills (spec 2, section 9), with one decimal below ten. */
export function fileSize(bytes: number, formats: NumberFormat): string {
  return written(bytes, formats, 0)
}

/** The size of a file and the lower limit, with as many decimals as needed to distinguish them. */
export function comparedSizes(bytes: number, allowed: number, formats: NumberFormat): { readonly size: string; readonly allowed: string } {
  const both = (decimals: number) => ({ size: written(bytes, formats, decimals), allowed: written(allowed, formats, decimals) })
  const different = [0, 1, 2, 3].map(both).find((sizes) => sizes.size !== sizes.allowed)
  return different ?? { size: inBytes(bytes, formats), allowed: inBytes(allowed, formats) }
}

const inBytes = (bytes: number, formats: NumberFormat) => `${formats.number(bytes)} ${units[0]}`

function written(bytes: number, formats: NumberFormat, decimals: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${formats.number(value, { maximumFractionDigits: power > 0 ? Math.max(decimals, value < 10 ? 1 : 0) : 0 })} ${units[power]}`
}
