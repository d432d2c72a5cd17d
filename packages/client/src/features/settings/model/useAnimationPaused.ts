import { useSyncExternalStore } from 'react'
import { useSetting } from './useSetting.ts'

/** One for all images: each query costs the browser work. */
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

/** Whether animated images are paused until pressed: by the setting, or because the user prefers reduced motion. */
export function useAnimationPaused(): boolean {
  const stops = useSetting('stopGifs')
  const reduced = useSetting('reducedMotion')
  const isSystem = useSyncExternalStore(subscribe, () => systemMotion().matches)
  return stops || reduced || isSystem
}
