import type { Poll } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'

/** Beyond this a browser's timer fires at once; nobody looks at one poll for so long. */
const maxTimerMs = 2 ** 31 - 1

/** True from the moment on at which a poll ends, whether or not the server has been asked since. */
export function usePollEnded(poll: Poll | undefined): boolean {
  const { clock } = useSession()
  const end = poll?.expiresAt ? Date.parse(poll.expiresAt) : Number.POSITIVE_INFINITY
  return useSyncExternalStore(
    (onEnd) => {
      const left = end - clock.now()
      const timer = left > 0 && left < maxTimerMs ? clock.after(left, onEnd) : null
      return () => timer?.cancel()
    },
    () => (poll?.expired ?? false) || end <= clock.now(),
  )
}
