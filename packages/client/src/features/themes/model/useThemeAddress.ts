import type { ThemeSource } from '@rookery/theme'
import { useDeferredValue, useEffect, useState } from 'react'
import { longestPackedTheme, packTheme, themeAddress } from './themeLink.ts'

/**
 * The address that shows a theme; null until it is packed. It is there before a press, because browsers copy nothing later.
 * `isTooLong` if no address can have it.
 */
export function useThemeAddress(theme: ThemeSource): { readonly address: string | null; readonly isTooLong: boolean } {
  const drawn = useDeferredValue(theme)
  const [packed, setPacked] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    void packTheme(drawn).then((text) => isCurrent && setPacked(text))
    return () => {
      isCurrent = false
    }
  }, [drawn])
  const isTooLong = packed !== null && packed.length > longestPackedTheme
  return { address: packed === null || isTooLong ? null : themeAddress(location.origin, packed), isTooLong }
}
