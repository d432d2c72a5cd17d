import { oneLine } from '@rookery/content'
import { kindOf, tagFeed, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { useAnyFeed } from '#features/feeds/model/useFeed.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import { whenFirstImagesLoaded } from '#lib/afterFirstImages.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { StatusFeed } from '#features/timelines/ui/StatusFeed.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { NewPosts } from '#features/timelines/ui/NewPosts.tsx'
import css from './TimelineScreen.module.css'

const SignInFirst = lazyComponent(async () => (await import('#features/timelines/ui/SignInFirst.tsx')).SignInFirst)
// A header is readable before it is usable: its tools load with the posts. If they fail to load, the posts stay.
const TimelineMenuButton = lazyComponent(
  async () => (await import('#features/timelines/ui/TimelineMenuButton.tsx')).TimelineMenuButton,
  whenFirstImagesLoaded,
)
const TimelineTabs = lazyComponent(
  async () => (await import('#features/timelines/ui/TimelineTabs.tsx')).TimelineTabs,
  whenFirstImagesLoaded,
)
const TimelineTools = lazyComponent(
  async () => (await import('#features/timelines/ui/TimelineTools.tsx')).TimelineTools,
  whenFirstImagesLoaded,
)

export interface TimelineScreenProps {
  feed: StatusFeedKey
  title: string
}

/** A timeline: its posts, newest first, and in the header the way to others, to new posts and to how they are shown. */
export function TimelineScreen({ feed, title }: TimelineScreenProps) {
  const { me } = useSession()
  // Older servers do not send which timelines are closed to visitors; the error of the feed shows it.
  const isClosed = useAnyFeed(feed, ({ loaded, error }) => !loaded && (error?.status === 401 || (me === null && error?.status === 403)))
  const isReadable = useAnyFeed(feed, (state) => state.loaded || state.error !== null)
  const inTabs = useSetting('showPanelNavShortcuts')
  const hasMenu = useLoaded(TimelineMenuButton, isReadable && !inTabs)
  const hasTabs = useLoaded(TimelineTabs, isReadable && inTabs)
  const hasTools = useLoaded(TimelineTools, isReadable)
  if (isClosed) return <SignInFirst title={title} isClosed />
  const room = <span className={css.room} />
  return (
    <Screen
      title={title}
      // A hashtag, or the name of a list, has its own text direction.
      heading={<bdi>{title}</bdi>}
      flush
      leading={inTabs ? undefined : hasMenu ? <TimelineMenuButton /> : room}
      below={inTabs && (hasTabs ? <TimelineTabs /> : <div className={css.tabsRoom} />)}
      actions={
        <>
          <NewPosts feed={feed} />
          {hasTools ? <TimelineTools feed={feed} /> : room}
        </>
      }
    >
      <StatusFeed key={feed} feed={feed} label={title} />
    </Screen>
  )
}

/** A timeline with a name of the interface's own. */
export function NamedTimeline({ feed }: { feed: StatusFeedKey }) {
  const t = useT()
  const { me } = useSession()
  const { title: id, asksToSignIn } = kindOf(feed)
  const title = id === null ? '' : t(id)
  return me === null && asksToSignIn ? <SignInFirst title={title} /> : <TimelineScreen feed={feed} title={title} />
}

export function TagTimeline({ tag }: { tag: string }) {
  const t = useT()
  return <TimelineScreen feed={tagFeed(tag)} title={t('timeline.tag', { tag: oneLine(tag) })} />
}
