import { follow } from '#features/relationships/model/follow.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { askInWords } from '#features/actions/ui/askInWords.ts'
import { userPlusIcon } from '#ui/icons/userPlus.ts'
import type { AccountAction, AccountSubject } from './AccountAction.ts'

const askToUnfollow = askInWords<AccountSubject>({
  title: 'profile.unfollow.title',
  text: ({ account }) => ({
    key: account.locked ? 'profile.unfollow.lockedText' : 'profile.unfollow.text',
    args: { name: nameAndHandleText(account) },
  }),
  confirm: 'profile.unfollow',
})

const askToCancel = askInWords<AccountSubject>({
  title: 'profile.follow.cancel.title',
  text: ({ account }) => ({ key: 'profile.follow.cancel.text', args: { name: nameAndHandleText(account) } }),
  confirm: 'profile.follow.cancel',
})

/** Follows an account. It has a button of its own, `FollowButton`, with more states than a menu entry. */
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
    ask: (subject, context, run) => (subject.relationship?.following ? askToUnfollow : askToCancel)(subject, context, run),
  },
  run: ({ id }, { session }, desired) => follow(session, id, desired),
}
