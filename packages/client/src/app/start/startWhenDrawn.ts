import type { Stop } from '@rookery/store/Cell'
import { afterFirstImages } from '#lib/afterFirstImages.ts'
import { keepTrying } from '#lib/keepTrying.ts'

/**
 * Starts something once the page shows what it was opened for and its code has come, however late. Stopping before that means it
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
