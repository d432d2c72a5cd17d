import type { StatusId } from '@rookery/api/wire/model'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { createCell } from '@rookery/store/Cell'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { savedThreadView } from '#features/conversations/ui/savedThreadViews.ts'
import { ThreadContext, type ThreadSurface } from '#features/threads/model/ThreadSurface.ts'
import type { WindowedListHandle } from '#ui/WindowedList.tsx'
import { diveOf, hashOf } from '#features/conversations/model/diveAddress.ts'
import { ThreadList } from '#features/conversations/ui/ThreadList.tsx'
import { ThreadMenuButton } from '#features/conversations/ui/ThreadMenuButton.tsx'
import { WholeButton } from '#features/conversations/ui/WholeButton.tsx'

/** A conversation, as a list or a tree, with the opened post marked. The address has the focused branch. */
export function ThreadScreen({ id }: { id: StatusId }) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const [stored] = useState(() => savedThreadView(session, id, diveOf(navigation.address.get().hash)))
  const list = useRef<WindowedListHandle<StatusId>>(null)
  const [surface] = useState<ThreadSurface>(() => {
    const { view } = stored
    const dive = (post: StatusId | null) => navigation.navigate(hashOf(post))
    return {
      opened: id,
      view,
      dive,
      keepInPlace: (post) => list.current?.keepInPlace(post),
      focusOn: (post) => list.current?.focusOn(post),
      show(post) {
        // The view follows the address when that renders: earlier, the scroll position would not be stored correctly.
        if (view.isOutside(post)) flushSync(() => dive(null))
        view.reveal(post)
        list.current?.scrollTo({ id: post, offset: 0 })
      },
      inView: createCell<ReadonlySet<StatusId>>(new Set()),
    }
  })
  useLayoutEffect(() => stored.view.follow(), [stored])
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
        <ThreadList stored={stored} list={list} label={t('thread.title')} />
      </Screen>
    </ThreadContext>
  )
}
