import { useSyncExternalStore } from 'react'

const query = '(prefers-contrast: more)'

/** Whether the reader's system asks for more contrast. */
export function useMoreContrast(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
