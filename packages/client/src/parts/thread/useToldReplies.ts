import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { tellSeldom } from '#data/spoken/tellSeldom.ts'
import { useT } from '#i18n/useT.ts'
import { isTyping } from '#lib/isTyping.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'

export interface ToldReplies {
  /** Those by others that came and were not seen yet. */
  readonly arrived: ReadonlySet<StatusId>
  /** Of those the reader's settings leave out nothing is said. */
  readonly isShown: (id: StatusId) => boolean
  readonly text: 'thread.newReplies' | 'thread.inline.newReplies'
}

/** Says how many replies came since it was said last, as seldom as new posts of a timeline are told. */
export function useToldReplies({ arrived, isShown, text }: ToldReplies): void {
  const t = useT()
  const announce = useAnnounce()
  const { clock } = useSession()
  const told = useRef<ReadonlySet<StatusId>>(new Set())
  const seldom = useRef<ReturnType<typeof tellSeldom>>(null)
  const tell = useEffectEvent(() => {
    const count = [...arrived].filter((id) => isShown(id) && !told.current.has(id)).length
    told.current = arrived
    if (count > 0) announce(t(text, { count }))
    return count > 0
  })
  useEffect(() => {
    const teller = tellSeldom({ clock, isBusy: () => isTyping(document.activeElement), tell: () => tell() })
    seldom.current = teller
    return teller.stop
  }, [clock])
  useEffect(() => {
    if (arrived.size > 0) seldom.current?.soon()
  }, [arrived])
}
