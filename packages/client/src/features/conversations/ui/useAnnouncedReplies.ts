import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { throttleAnnouncements } from '#features/failures/model/throttleAnnouncements.ts'
import { useT } from '#i18n/useT.ts'
import { isTyping } from '#lib/isTyping.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'

export interface AnnouncedReplies {
  /** Replies by others that arrived and were not seen yet. */
  readonly arrived: ReadonlySet<StatusId>
  /** Hidden replies are not announced. */
  readonly isShown: (id: StatusId) => boolean
  readonly text: 'thread.newReplies' | 'thread.inline.newReplies'
}

/** Announces the number of new replies since the last announcement, as rarely as new posts of a timeline. */
export function useAnnouncedReplies({ arrived, isShown, text }: AnnouncedReplies): void {
  const t = useT()
  const announce = useAnnounce()
  const { clock } = useSession()
  const notified = useRef<ReadonlySet<StatusId>>(new Set())
  const seldom = useRef<ReturnType<typeof throttleAnnouncements>>(null)
  const notify = useEffectEvent(() => {
    const count = [...arrived].filter((id) => isShown(id) && !notified.current.has(id)).length
    notified.current = arrived
    if (count > 0) announce(t(text, { count }))
    return count > 0
  })
  useEffect(() => {
    const teller = throttleAnnouncements({ clock, isBusy: () => isTyping(document.activeElement), notify: () => notify() })
    seldom.current = teller
    return teller.stop
  }, [clock])
  useEffect(() => {
    if (arrived.size > 0) seldom.current?.soon()
  }, [arrived])
}
