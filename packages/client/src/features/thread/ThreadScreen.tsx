import type { StatusId } from '@rookery/api/wire/model'

import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { ThreadList } from './ThreadList.tsx'

/** A conversation, oldest first, with the post that was opened marked. */
export function ThreadScreen({ id }: { id: StatusId }) {
  const t = useT()
  return (
    <Screen title={t('thread.title')} flush>
      <ThreadList focus={id} label={t('thread.title')} />
    </Screen>
  )
}
