import { useSyncExternalStore } from 'react'
import { useSetting } from './useSetting.ts'

const query = '(prefers-reduced-motion: reduce)'

/** Whether moving pictures stand still until asked for: by the setting, or because the reader wants less motion. */
export function useStills(): boolean {
  const stops = useSetting('stopGifs')
  const reduced = useSetting('reducedMotion')
  const system = useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
  return stops || reduced || system
}
