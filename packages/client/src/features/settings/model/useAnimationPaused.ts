import { useSyncExternalStore } from 'react'
import { useSetting } from './useSetting.ts'

/** One for all pictures: the browser works on each that somebody asks for. */
let system: MediaQueryList | null = null

function systemMotion(): MediaQueryList {
  system ??= matchMedia('(prefers-reduced-motion: reduce)')
  return system
}

function subscribe(listener: () => void): () => void {
  const media = systemMotion()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether moving pictures stand still until asked for: by the setting, or because the reader wants less motion. */
export function useAnimationPaused(): boolean {
  const stops = useSetting('stopGifs')
  const reduced = useSetting('reducedMotion')
  const isSystem = useSyncExternalStore(subscribe, () => systemMotion().matches)
  return stops || reduced || isSystem
}
