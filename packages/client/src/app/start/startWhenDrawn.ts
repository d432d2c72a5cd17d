import type { Stop } from '#lib/Cell.ts'
import { afterDrawing } from '#lib/afterDrawing.ts'
import { keepTrying } from '#lib/keepTrying.ts'

/**
 * Starts something once the browser has drawn what is there now and its code has come, however late. Stopping before that means
 * it never starts.
 */
export function startWhenDrawn(window: Window, load: () => Promise<() => Stop>): Stop {
  let stop = afterDrawing(window, () => {
    stop = keepTrying(load, (start) => {
      stop = start()
    })
  })
  return () => stop()
}
