import * as calls from '@rookery/api/calls/tags'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import { tagQuery } from '#data/queries/tags.ts'
import { pendingActionsOf, noGuess } from './PendingActions.ts'

/** Names the switch, for `useRunning`. */
export const followTagKey = (name: string) => `followTag:${name}`

/** Follows or unfollows a hashtag that `tagQuery` knows: its posts then come, or come no more, into the home timeline. */
export function followTag(session: Session, name: string, wanted: boolean): Promise<void> {
  const { client, notices } = session
  const pendingActions = pendingActionsOf(session)
  const queries = queriesOf(session)
  const { queryKey } = tagQuery(session, name)
  return pendingActions.toggle(followTagKey(name), {
    isOn: queries.getQueryData(queryKey)?.following ?? !wanted,
    wanted,
    show: () => noGuess,
    async ask(on) {
      const tag = await (on ? calls.follow(client, name) : calls.unfollow(client, name))
      // An answer to an earlier request would bring the earlier state back.
      await queries.cancelQueries({ queryKey, exact: true })
      queries.setQueryData(queryKey, tag)
    },
    onFailure: (error) =>
      notices.show({ level: 'error', messageKey: 'tag.followFailed', args: { error: errorMessage(error) }, timeout: 5000 }),
  })
}
