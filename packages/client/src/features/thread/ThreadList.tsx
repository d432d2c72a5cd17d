import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, useState } from 'react'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { StatusItem } from '#parts/status/StatusItem.tsx'
import { StatusSkeleton } from '#parts/status/StatusSkeleton.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { WindowedList } from '#ui/WindowedList.tsx'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'
import css from './ThreadList.module.css'

export interface ThreadListProps {
  /** The post that was opened. */
  focus: StatusId
  label: string
}

/** A conversation, oldest first, standing at the post that was opened: what comes in above does not move it. */
export function ThreadList({ focus, label }: ThreadListProps) {
  const t = useT()
  const { threads } = useSession()
  const thread = useThread(focus)
  const [heights] = useState<RowHeights>(() => new Map())
  useEffect(() => void threads.openThread(focus), [threads, focus])
  const retry = { label: t('general.retry'), onRetry: () => void threads.openThread(focus), busy: thread.loading }
  if (thread.ids.length === 0) {
    if (thread.error === null) return <StatusSkeleton />
    const gone = thread.error.status === 404
    return <ErrorState retry={gone ? undefined : retry}>{gone ? t('thread.gone') : messageText(t, thread.error.message)}</ErrorState>
  }
  return (
    <>
      <WindowedList
        ids={thread.ids}
        label={label}
        busy={thread.loading}
        whole={thread.loaded}
        heights={heights}
        initialPlace={{ id: focus, offset: 0 }}
      >
        {(id) => <StatusItem id={id} focused={id === focus} />}
      </WindowedList>
      <div className={css.foot}>
        {thread.loading && !thread.loaded && <Spinner label={t('thread.loading')} />}
        {thread.error !== null && (
          <div role="alert" className={css.error}>
            <p>{messageText(t, thread.error.message)}</p>
            <Button onClick={retry.onRetry} busy={retry.busy}>
              {retry.label}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
