import { useSyncExternalStore } from 'react'

/** Whether the browser knows that it has no network; renders again when that changes. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
