import type { Poll } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'

/** A longer browser timer would fire immediately; no page shows a poll that long. */
const maxTimerMs = 2 ** 31 - 1

/** True as soon as the end time of a poll has passed, even without a response that says so. */
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
