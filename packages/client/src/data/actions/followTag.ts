import * as calls from '@rookery/api/calls/tags'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'
import { tags } from '#data/tags/tags.ts'
import { noGuess } from './Underway.ts'

/** Names the switch, for `useRunning`. */
export const followTagKey = (name: string) => `followTag:${name}`

/** Follows or unfollows a hashtag that `tags` knows: its posts then come, or come no more, into the home timeline. */
export function followTag(session: Session, name: string, wanted: boolean): Promise<void> {
  const { client, notices, underway } = session
  const known = tags.at(session, name).get().value
  return underway.toggle(followTagKey(name), {
    isOn: known?.following ?? !wanted,
    wanted,
    show: () => noGuess,
    async ask(on) {
      tags.put(session, name, await (on ? calls.follow(client, name) : calls.unfollow(client, name)))
    },
    onFailure: (error) =>
      notices.show({ level: 'error', messageKey: 'tag.followFailed', args: { error: errorMessage(error) }, timeout: 5000 }),
  })
}
