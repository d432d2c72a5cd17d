import { Suspense } from 'react'
import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useSession } from '#data/session/useSession.ts'
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'
import { useT } from '#i18n/useT.ts'
import { StatusFeed } from '#parts/feed/StatusFeed.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { NewPosts } from './NewPosts.tsx'
import { QuickSettingsButton } from './QuickSettingsButton.tsx'
import { TimelineMenuButton } from './TimelineMenuButton.tsx'

const SignInFirst = lazyWithTexts(async () => (await import('./SignInFirst.tsx')).SignInFirst)
const FollowTag = lazyWithTexts(async () => (await import('./FollowTag.tsx')).FollowTag)

export interface TimelineScreenProps {
  feed: StatusFeedKey
  title: string
}

/** A timeline: its posts, newest first, and in the header the way to others, to new posts and to how they are shown. */
export function TimelineScreen({ feed, title }: TimelineScreenProps) {
  const { me } = useSession()
  const actions = (
    <>
      {me !== null && feed.startsWith('tag:') && (
        <Suspense>
          <FollowTag name={feed.slice('tag:'.length)} />
        </Suspense>
      )}
      <NewPosts feed={feed} />
      <QuickSettingsButton feed={feed} />
    </>
  )
  return (
    <Screen title={title} flush leading={<TimelineMenuButton />} actions={actions}>
      <StatusFeed key={feed} feed={feed} label={title} />
    </Screen>
  )
}

/** A timeline with a name of the interface's own. */
export function NamedTimeline({ feed }: { feed: 'home' | 'public' | 'bubble' | 'all' | 'bookmarks' | 'direct' }) {
  const t = useT()
  const { me } = useSession()
  const title = t(`timeline.${feed}`)
  return me === null && feed === 'bookmarks' ? <SignInFirst title={title} /> : <TimelineScreen feed={feed} title={title} />
}

export function TagTimeline({ tag }: { tag: string }) {
  const t = useT()
  return <TimelineScreen feed={`tag:${tag}`} title={t('timeline.tag', { tag })} />
}
