import type { ThemeSource } from '@rookery/theme'
import { queryOptions } from '@tanstack/react-query'
import type { ThemeOriginal } from '#features/settings/model/applyCustomTheme.ts'
import { unpackedText } from '#lib/packedText.ts'
import { readThemeText } from './readThemeImport.ts'

/**
 * The theme of a file as it was imported; null where the file does not say which it was.
 * @param name of the theme, which stands in a list beside others
 */
export function importedThemeQuery(original: ThemeOriginal | null, name: string) {
  return queryOptions({
    staleTime: Infinity,
    queryKey: ['importedTheme', original?.packed ?? null, name],
    queryFn: async (): Promise<ThemeSource | null> => {
      const text = original === null ? null : await unpackedText(original.packed)
      if (original === null || text === null) return null
      const found = await readThemeText(text, original.fileName)
      if ('error' in found) return null
      const readings = found.entries.length === 0 ? [found.reading] : found.entries.map(({ reading }) => reading)
      return (readings.length === 1 ? readings[0] : readings.find(({ theme }) => theme.name === name))?.theme ?? null
    },
  })
}
