import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#data/entities/useAccount.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'

/** A number of things and what they are called in that number. */
export interface AccountCount {
  readonly number: string
  readonly label: string
}

/** How much somebody has posted, whom they follow and who follows them; without what they hide, and nothing where the reader hides such numbers. */
export function useAccountCounts(id: AccountId): readonly AccountCount[] {
  const t = useT()
  const formats = useFormats()
  const hidden = useSetting('hideUserStats')
  const account = useAccount(id)
  if (account === undefined || hidden) return []
  const shown = [
    { label: 'profile.posts', count: account.statusesCount },
    account.hideFollowsCount ? null : ({ label: 'profile.followees', count: account.followingCount } as const),
    account.hideFollowersCount ? null : ({ label: 'profile.followers', count: account.followersCount } as const),
  ] as const
  return shown
    .filter((one) => one !== null)
    .map(({ label, count }) => ({ label: t(label, { count }), number: formats.number(count, { notation: 'compact' }) }))
}
