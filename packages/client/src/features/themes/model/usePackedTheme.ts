import type { ThemeSource } from '@rookery/theme'
import { useDeferredValue, useEffect, useState } from 'react'
import { packTheme } from './themeLink.ts'

/**
 * Packs a theme before it is asked for, because some browsers copy nothing after a wait. The function returns the packed theme, or a promise
 * of it right after a change.
 */
export function usePackedTheme(theme: ThemeSource): () => string | Promise<string> {
  const drawn = useDeferredValue(theme)
  const [made, setMade] = useState<{ readonly theme: ThemeSource; readonly packed: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void packTheme(drawn).then((packed) => isCurrent && setMade({ theme: drawn, packed }))
    return () => {
      isCurrent = false
    }
  }, [drawn])
  return () => (made?.theme === theme ? made.packed : packTheme(theme))
}
