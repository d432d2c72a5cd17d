import type { AccountId } from '@rookery/api/wire/model'
import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useHashTab } from '#parts/navigation/useHashTab.ts'

const everybodys = ['statuses', 'replies', 'media'] as const
const ones = [...everybodys, 'favorites'] as const

export type ProfileTab = (typeof ones)[number]

/** The tabs of a person's profile, which of them the address names, and the feed it shows. Favourites are shown to nobody else. */
export function useProfileTab(id: AccountId) {
  const { me } = useSession()
  const tabs: readonly ProfileTab[] = id === me ? ones : everybodys
  const [tab, choose] = useHashTab(tabs, useSetting('userProfileDefaultTab'))
  return { tabs, tab, choose, feed: feedOf(tab, id) }
}

function feedOf(tab: ProfileTab, id: AccountId): StatusFeedKey {
  switch (tab) {
    case 'statuses':
      return `user:${id}`
    case 'replies':
      return `userReplies:${id}`
    case 'media':
      return `userMedia:${id}`
    case 'favorites':
      return 'favourites'
  }
}
