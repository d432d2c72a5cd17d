import { useSyncExternalStore } from 'react'
import { afterDrawing } from './afterDrawing.ts'
import { createCell } from '@rookery/store/Cell'

const drawn = createCell(false)
let isAwaited = false

/** False until the page has rendered once: less important content comes after it. */
export function useDrawn(): boolean {
  return useSyncExternalStore(subscribe, drawn.get)
}

function subscribe(listener: () => void): () => void {
  if (!isAwaited) afterDrawing(window, () => drawn.set(true))
  isAwaited = true
  return drawn.subscribe(listener)
}
