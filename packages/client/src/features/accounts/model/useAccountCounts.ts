import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from './useAccount.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'

/** A number of things and what they are called in that number. */
export interface AccountCount {
  readonly of: 'posts' | 'followees' | 'followers'
  readonly number: string
  readonly label: string
}

/** Counts of posts, follows and followers, without those that the account hides. Empty if the setting hides counts. */
export function useAccountCounts(id: AccountId): readonly AccountCount[] {
  const t = useT()
  const formats = useFormats()
  const hidden = useSetting('hideUserStats')
  const account = useAccount(id)
  const { me } = useSession()
  if (account === undefined || hidden) return []
  const isHidden = id !== me && { followees: account.hideFollowsCount, followers: account.hideFollowersCount }
  const counts = [
    { of: 'posts', count: account.statusesCount },
    { of: 'followees', count: account.followingCount },
    { of: 'followers', count: account.followersCount },
  ] as const
  return counts
    .filter((one) => one.of === 'posts' || isHidden === false || !isHidden[one.of])
    .map(({ of, count }) => ({ of, label: t(`profile.${of}`, { count }), number: formats.number(count, { notation: 'compact' }) }))
}
