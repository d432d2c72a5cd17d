const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const

/** A size in bytes in the largest unit it fills (spec 2, section 9), with one decimal below ten. */
export function fileSize(bytes: number, formats: { number(value: number, options?: Intl.NumberFormatOptions): string }): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${formats.number(value, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })} ${units[power]}`
}
