import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { defineAccountSwitch } from './defineAccountSwitch.ts'
import { reportRestriction } from './reportRestriction.ts'
import { sendFollow } from './sendFollow.ts'

export const hideRepeatsAction = defineAccountSwitch({
  kind: 'hideRepeats',
  isQueued: true,
  isOn: isHiding,
  change: (relationship, desired) =>
    relationship.showingReblogs === !desired ? relationship : { ...relationship, showingReblogs: !desired },
  request: (session, id, desired) => sendFollow(session, id, { reblogs: !desired }),
  onSettled(session, id, isOn) {
    if (isOn) feedsOf(session).removeWhere('home', ({ accountId, reblogId }) => accountId === id && reblogId !== null)
    const undo = () => hideRepeats(session, id, false)
    reportRestriction(session, id, isOn ? 'profile.repeatsHidden' : 'profile.repeatsShown', isOn && { undo, isOn: isHiding })
  },
})

/** Hides repeats by a followed account from the home timeline, or shows them again. */
export async function hideRepeats(session: Session, id: AccountId, desired: boolean): Promise<void> {
  await hideRepeatsAction.run(session, id, desired, {})
}

function isHiding({ showingReblogs }: Relationship): boolean {
  return !showingReblogs
}
