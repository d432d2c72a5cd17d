import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useHashTab } from '#features/navigation/model/useHashTab.ts'

/** In display order. */
const all = ['statuses', 'replies', 'followees', 'followers', 'media', 'favorites'] as const

export type ProfileTab = (typeof all)[number]

/** Sections of the tab with the user's own follows. */
const followed = ['followees', 'followedTags'] as const

export type FollowedPart = (typeof followed)[number]

/**
 * The tabs of a profile, the one in the address, and its feed if it has one. Favourites are hidden from others, and so are follows and
 * followers if the account hides them (spec 1, section 2).
 */
export function useProfileTab(id: AccountId) {
  const { me } = useSession()
  const own = id === me
  const hidesFollows = useAccountField(id, 'hideFollows') ?? false
  const hidesFollowers = useAccountField(id, 'hideFollowers') ?? false
  const hidden = { favorites: true, followees: hidesFollows, followers: hidesFollowers }
  const tabs = all.filter((tab) => own || !(tab in hidden && hidden[tab as keyof typeof hidden]))
  const defaultValue = useSetting('userProfileDefaultTab')
  const [named, choose] = useHashTab<ProfileTab | FollowedPart>(own ? [...all, 'followedTags'] : tabs, defaultValue)
  const tab: ProfileTab = named === 'followedTags' ? 'followees' : named
  const part: FollowedPart = named === 'followedTags' ? 'followedTags' : 'followees'
  return { tabs, tab, part, choose, feed: feedOf(tab, id) }
}

function feedOf(tab: ProfileTab, id: AccountId): StatusFeedKey | null {
  switch (tab) {
    case 'statuses':
      return `user:${id}`
    case 'replies':
      return `userReplies:${id}`
    case 'media':
      return `userMedia:${id}`
    case 'favorites':
      return 'favourites'
    case 'followees':
    case 'followers':
      return null
  }
}
