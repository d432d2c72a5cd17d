import * as calls from '@rookery/api/calls/tags'
import { noPatch } from '@rookery/store/Intent'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Session } from '#features/session/model/Session.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { tagQuery } from './tags.ts'
import { defineAction } from '#features/actions/model/defineAction.ts'

/** Names the switch, for `useRunning`. */
export const followTagKey = (name: string) => `followTag:${name}`

const followTagAction = defineAction<string>({
  kind: 'followTag',
  isQueued: false,
  isOn: (session, name) => queriesOf(session).getQueryData(tagQuery(session, name).queryKey)?.following ?? undefined,
  patch: () => noPatch,
  async request(session, name, desired) {
    const queries = queriesOf(session)
    const { queryKey } = tagQuery(session, name)
    const tag = await (desired ? calls.follow : calls.unfollow)(session.client, name)
    // The response to an earlier request would restore the earlier state.
    await queries.cancelQueries({ queryKey, exact: true })
    queries.setQueryData(queryKey, tag)
  },
  onRejected: ({ notices }, _name, { error }) =>
    void notices.show({ level: 'error', messageKey: 'tag.followFailed', args: { error: errorMessage(error) }, timeout: 5000 }),
})

/** Follows or unfollows a hashtag that `tagQuery` knows: its posts then come, or come no more, into the home timeline. */
export async function followTag(session: Session, name: string, desired: boolean): Promise<void> {
  await followTagAction.run(session, name, desired, {})
}
