import type { StatusId } from '@rookery/api/wire/model'

import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { StatusItem } from '#parts/status/StatusItem.tsx'
import { StatusSkeleton } from '#parts/status/StatusSkeleton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'

/** A conversation, oldest first, with the post that was opened marked. */
export function ThreadScreen({ id }: { id: StatusId }) {
  const t = useT()
  const { threads } = useSession()
  const { ids, loading, loaded, error } = useThread(id)
  return (
    <Screen title={t('thread.title')} flush>
      {ids.map((member) => (
        <StatusItem key={member} id={member} focused={member === id} />
      ))}
      {error && (
        <ErrorState retry={{ label: t('general.retry'), onRetry: () => void threads.openThread(id), busy: loading }}>
          {messageText(t, error.message)}
        </ErrorState>
      )}
      {!loaded && !error && <StatusSkeleton />}
    </Screen>
  )
}
