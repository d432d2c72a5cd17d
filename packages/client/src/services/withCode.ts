import type { Stop } from '#lib/Cell.ts'
import { keepTrying } from '#lib/keepTrying.ts'

/** Starts something when its code has come. */
export function withCode<Loaded>(load: () => Promise<Loaded>, start: (loaded: Loaded) => Stop): Stop {
  let stop = keepTrying(load, (loaded) => {
    stop = start(loaded)
  })
  return () => stop()
}
