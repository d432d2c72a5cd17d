import type { StatusId } from '@rookery/api/wire/model'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { createCell } from '#lib/Cell.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { keptView } from '#parts/thread/keptViews.ts'
import { ThreadContext, type ThreadSurface } from '#parts/thread/ThreadSurface.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'
import { diveOf, hashOf } from './diveAddress.ts'
import { ThreadList } from './ThreadList.tsx'
import { ThreadMenuButton } from './ThreadMenuButton.tsx'
import { WholeButton } from './WholeButton.tsx'

/** A conversation, as a list or a tree, with the post that was opened marked. What is dived into stands in the address. */
export function ThreadScreen({ id }: { id: StatusId }) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const [kept] = useState(() => keptView(session, id, diveOf(navigation.address.get().hash)))
  const list = useRef<WindowedListHandle<StatusId>>(null)
  const [surface] = useState<ThreadSurface>(() => ({
    opened: id,
    view: kept.view,
    dive: (post) => navigation.navigate(hashOf(post)),
    keepStill: (post) => list.current?.keepStill(post),
    inView: createCell<ReadonlySet<StatusId>>(new Set()),
  }))
  useLayoutEffect(() => kept.view.follow(), [kept])
  return (
    <ThreadContext value={surface}>
      <Screen
        title={t('thread.title')}
        flush
        actions={
          <>
            <WholeButton />
            <ThreadMenuButton />
          </>
        }
      >
        <ThreadList kept={kept} list={list} label={t('thread.title')} />
      </Screen>
    </ThreadContext>
  )
}
