import { follow } from '#data/actions/follow.ts'
import { nameWithHandle } from '#data/entities/nameWithHandle.ts'
import { askInWords } from '#parts/actions/askInWords.ts'
import { userPlusIcon } from '#ui/icons/userPlus.ts'
import type { AccountAction, AccountSubject } from './AccountAction.ts'

/** Follows somebody. It stands on a button of its own, which says more than a menu could: `FollowButton`. */
export const followAction: AccountAction = {
  id: 'follow',
  icon: userPlusIcon,
  label: { on: 'profile.follow', off: 'profile.unfollow' },
  members: true,
  may: ({ id }, { session }) => id !== session.me,
  isOn: ({ relationship }) => relationship !== undefined && (relationship.following || relationship.requested),
  question: {
    setting: 'modalOnUnfollow',
    before: 'off',
    ask: askInWords<AccountSubject>({
      title: 'profile.unfollow.title',
      text: ({ account }) => ({ key: 'profile.unfollow.text', args: { name: nameWithHandle(account) } }),
      confirm: 'profile.unfollow',
    }),
  },
  run: ({ id }, { session }, wanted) => follow(session, id, wanted),
}
