import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, useRef } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import css from './NewMark.module.css'
import { watchSeen } from '#features/conversations/model/watchSeen.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'

/** Marks a reply that arrived while the conversation was open, until it was visible for a while. An own reply gets no visible mark. */
export function NewMark({ id }: { id: StatusId }) {
  const threads = threadsOf(useSession())
  const { opened } = useThreadSurface()
  const whose = useCellPart(threads.at(opened), ({ arrived, landed }) => (landed.has(id) ? 'own' : arrived.has(id) ? 'theirs' : null))
  return whose && <UnseenMark id={id} isOwn={whose === 'own'} />
}

function UnseenMark({ id, isOwn }: { id: StatusId; isOwn: boolean }) {
  const t = useT()
  const session = useSession()
  const { clock } = session
  const threads = threadsOf(session)
  const { opened, inView } = useThreadSurface()
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      mark.current
        ? watchSeen(mark.current, clock, {
            onSight: (isInSight) => {
              const now = new Set(inView.get())
              if (isInSight ? !now.has(id) && now.add(id) : now.delete(id)) inView.set(now)
            },
            onSeen: () => threads.see(opened, id),
          })
        : undefined,
    [threads, clock, inView, opened, id],
  )
  if (isOwn) return <span ref={mark} className={css.own} />
  return (
    <span className={css.mark}>
      <span ref={mark}>{t('thread.new')}</span>
    </span>
  )
}
