import type { Stop } from '@rookery/store/Cell'
import { linkAt } from './linkAt.ts'

/**
 * Loads code when the pointer or the focus first reaches a link or reaction. A finger only presses them.
 * @param load starts loading, calls back when that is done, and returns a stop function
 * @param onLoad gets the last event when the code has loaded: the pointer may have moved meanwhile
 */
export function watchFirstLink(page: Document, load: (done: () => void) => Stop, onLoad: (last: PointerEvent | FocusEvent) => void): Stop {
  const stop = new AbortController()
  let stopLoading: Stop | null = null
  let last: PointerEvent | FocusEvent
  let pointer: { readonly x: number; readonly y: number } | null = null

  function notice(event: PointerEvent | FocusEvent): void {
    if ('pointerType' in event) {
      const { pointerType, clientX: x, clientY: y } = event
      // A page that moves under a resting pointer brings links to it without any intent.
      if (pointerType === 'touch' || (pointer?.x === x && pointer.y === y)) return
      pointer = { x, y }
    }
    last = event
    if (stopLoading || !linkAt(event.target)) return
    stopLoading = load(() => {
      stop.abort()
      onLoad(last)
    })
  }

  for (const sign of ['pointerover', 'pointermove', 'focusin'] as const)
    page.addEventListener(sign, notice, { capture: true, passive: true, signal: stop.signal })
  return () => {
    stop.abort()
    stopLoading?.()
  }
}
