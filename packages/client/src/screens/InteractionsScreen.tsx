import { useEffect } from 'react'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useNotificationFeed } from '#features/feeds/model/useNotificationFeed.ts'
import type { InteractionFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import { useStaffRole } from '#features/staff/model/useStaff.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useHiddenNotifications } from '#features/filters/model/useHiddenNotifications.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { useT } from '#i18n/useT.ts'
import { useHashTab } from '#features/navigation/model/useHashTab.ts'
import { FeedList } from '#features/timelines/ui/FeedList.tsx'
import { ShowNew } from '#features/timelines/ui/ShowNew.tsx'
import { countHiddenAtEnd, withoutHidden } from '#features/timelines/model/feedRows.ts'
import { NotificationItem } from '#features/notifications/ui/NotificationItem.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { atIcon } from '#ui/icons/at.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'

const always = ['mentions', 'likes', 'follows'] as const

/**
 * Mentions, favourites, repeats and follows, in a tab each (spec 1, section 2). Staff have one for reports: Akkoma sends those only if
 * requested by type, so older ones appear nowhere else.
 */
export function InteractionsScreen() {
  const t = useT()
  const { me } = useSession()
  // A reader whose server follows moved accounts by itself needs no list of them.
  const hasMoves = useAccount(me)?.own?.allowFollowingMove === false
  const isStaff = useStaffRole() !== null
  const tabs = [...always, ...(hasMoves ? ['moves' as const] : []), ...(isStaff ? ['reports' as const] : [])]
  const [tab, choose] = useHashTab(tabs, 'mentions')
  return (
    <Screen
      title={t('interactions.title')}
      flush
      actions={<NewInteractions feed={`interactions:${tab}`} />}
      below={
        <Tabs
          label={t('interactions.tabs')}
          name="interactions"
          selected={tab}
          onSelect={choose}
          tabs={tabs.map((id) => ({ id, label: t(`interactions.${id}`) }))}
        />
      }
    >
      <TabPanel name="interactions" id={tab}>
        <Interactions key={tab} feed={`interactions:${tab}`} label={t(`interactions.${tab}`)} />
      </TabPanel>
    </Screen>
  )
}

/** The button for interactions that arrived meanwhile. */
function NewInteractions({ feed }: { feed: InteractionFeedKey }) {
  const pending = useNotificationFeed(feed, (state) => state.pending)
  return (
    <ShowNew
      feed={feed}
      count={pending.length - useHiddenNotifications(pending).size}
      texts={['interactions.showNew', 'interactions.showMoreNew']}
    />
  )
}

function Interactions({ feed, label }: { feed: InteractionFeedKey; label: string }) {
  const feeds = feedsOf(useSession())
  const rows = useNotificationFeed(feed, (state) => state.rows)
  const hidden = useHiddenNotifications(rowIds(rows))
  useEffect(() => feeds.openFeed(feed), [feeds, feed])
  return (
    <FeedList
      feed={feed}
      rows={withoutHidden(rows, hidden)}
      hiddenAtEnd={countHiddenAtEnd(rows, hidden)}
      label={label}
      empty={{ icon: atIcon, text: 'interactions.empty' }}
    >
      {(row) => <NotificationItem id={row.id} />}
    </FeedList>
  )
}
