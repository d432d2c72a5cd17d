import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, useRef } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import css from './NewMark.module.css'
import { watchSeen } from './watchSeen.ts'
import { useThreadSurface } from './ThreadSurface.ts'

/** Marks a reply that came while the conversation was open, until it was before the reader's eyes for a while; an own one without a word. */
export function NewMark({ id }: { id: StatusId }) {
  const { threads } = useSession()
  const { opened } = useThreadSurface()
  const whose = useCellPart(threads.at(opened), ({ arrived, landed }) => (landed.has(id) ? 'own' : arrived.has(id) ? 'theirs' : null))
  return whose && <UnseenMark id={id} isOwn={whose === 'own'} />
}

function UnseenMark({ id, isOwn }: { id: StatusId; isOwn: boolean }) {
  const t = useT()
  const { threads, clock } = useSession()
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
  return (
    <span ref={mark} className={isOwn ? css.own : css.mark}>
      {!isOwn && t('thread.new')}
    </span>
  )
}
