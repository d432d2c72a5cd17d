import type { Stop } from '@rookery/store/Cell'
import { keepTrying } from '#lib/keepTrying.ts'
import { openThreads } from '#features/threads/model/openThreads.ts'
import type { ThreadWatchOptions } from './threadWatch.ts'

/** Starts to poll conversations when the first one is opened, which loads the code. */
export function watchOpenThreads(options: ThreadWatchOptions): Stop {
  const threads = openThreads(options.session)
  let stopFetching: Stop | null = null
  let stopWatching: Stop = () => {}
  const start = () => {
    if (threads.get() === null || stopFetching !== null) return
    const fetchWatch = () => import('./threadWatch.ts')
    stopFetching = keepTrying(fetchWatch, ({ startThreadWatch }) => {
      stopWatching = startThreadWatch(options)
    })
  }
  const stopListening = threads.subscribe(start)
  start()
  return () => {
    stopListening()
    stopFetching?.()
    stopWatching()
  }
}
