import type { AccountId } from '@rookery/api/wire/model'
import { useEffect, useState } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { StatusFeed } from '#parts/feed/StatusFeed.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import css from './ProfileFeeds.module.css'

const tabs = ['statuses', 'replies', 'media'] as const
const kinds = { statuses: 'user', replies: 'userReplies', media: 'userMedia' } as const

/** What a person posts, in tabs. */
export function ProfileFeeds({ id }: { id: AccountId }) {
  const t = useT()
  const { feeds } = useSession()
  const [tab, setTab] = useState<(typeof tabs)[number]>('statuses')
  const feed = `${kinds[tab]}:${id}` as const
  useEffect(() => feeds.openFeed(feed), [feeds, feed])
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={t('profile.tabs')}
          name="profile"
          selected={tab}
          onSelect={setTab}
          tabs={tabs.map((kind) => ({ id: kind, label: t(`profile.tab.${kind}`) }))}
        />
      </div>
      <TabPanel name="profile" id={tab}>
        <StatusFeed key={feed} feed={feed} label={t(`profile.tab.${tab}`)} />
      </TabPanel>
    </>
  )
}
