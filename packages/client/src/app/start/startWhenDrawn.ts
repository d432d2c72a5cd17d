import type { Stop } from '@rookery/store/Cell'
import { afterFirstImages } from '#lib/afterFirstImages.ts'
import { keepTrying } from '#lib/keepTrying.ts'

/**
 * Starts a task once the page shows its content and the code has loaded, however late. If it is stopped before that, it
 * never starts.
 */
export function startWhenDrawn(window: Window, load: () => Promise<() => Stop>): Stop {
  let stop = afterFirstImages(window, () => {
    stop = keepTrying(load, (start) => {
      stop = start()
    })
  })
  return () => stop()
}
