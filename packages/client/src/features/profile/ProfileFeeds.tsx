import type { AccountId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { rowIds } from '#data/feeds/FeedState.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { useSession } from '#data/session/useSession.ts'
import { asksToSignIn } from '#data/session/asksToSignIn.ts'
import { useT } from '#i18n/useT.ts'
import { StatusFeed } from '#parts/feed/StatusFeed.tsx'
import { SignInPrompt } from '#parts/screen/SignInPrompt.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { PinnedPosts } from './PinnedPosts.tsx'
import css from './ProfileFeeds.module.css'
import { useProfileTab } from './useProfileTab.ts'

/** What a person posts, in tabs; the address keeps which (spec 1, section 2). */
export function ProfileFeeds({ id }: { id: AccountId }) {
  const t = useT()
  const { feeds, me } = useSession()
  const { tabs, tab, choose, feed } = useProfileTab(id)
  const pinned = new Set(rowIds(useFeed(`pinned:${id}`, (state) => state.rows)))
  const isClosed = useFeed(feed, ({ loaded, error }) => !loaded && error !== null && asksToSignIn(error, me !== null))
  useEffect(() => feeds.openFeed(feed), [feeds, feed])
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={t('profile.tabs')}
          name="profile"
          selected={tab}
          onSelect={choose}
          tabs={tabs.map((kind) => ({ id: kind, label: t(`profile.tab.${kind}`) }))}
        />
      </div>
      <TabPanel name="profile" id={tab}>
        {tab === 'statuses' && <PinnedPosts ids={[...pinned]} owner={id} />}
        {isClosed ? (
          <SignInPrompt>{t('signInFirst.closed')}</SignInPrompt>
        ) : (
          <StatusFeed key={feed} feed={feed} label={t(`profile.tab.${tab}`)} {...(tab === 'statuses' && { except: pinned })} />
        )}
      </TabPanel>
    </>
  )
}
