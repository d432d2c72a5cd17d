import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { reportRestriction } from './reportRestriction.ts'
import { sendFollow } from './sendFollow.ts'
import { toggleRelationship } from './toggleRelationship.ts'

/** Keeps what somebody whom one follows repeats out of the home timeline, or lets it in again from then on. */
export async function hideRepeats(session: Session, id: AccountId, wanted: boolean): Promise<void> {
  const isOn = ({ showingReblogs }: Relationship) => !showingReblogs
  const isDone = await toggleRelationship(session, id, {
    what: 'hideRepeats',
    waits: { what: 'hideRepeats' },
    wanted,
    isOn,
    change: (relationship, on) => (relationship.showingReblogs === !on ? relationship : { ...relationship, showingReblogs: !on }),
    ask: (target, on) => sendFollow(session, target, { reblogs: !on }),
  })
  if (!isDone) return
  if (wanted) session.feeds.removeWhere('home', ({ accountId, reblogId }) => accountId === id && reblogId !== null)
  const undo = () => hideRepeats(session, id, false)
  reportRestriction(session, id, wanted ? 'profile.repeatsHidden' : 'profile.repeatsShown', wanted && { undo, isOn })
}
