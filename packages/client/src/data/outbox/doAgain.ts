import type { AccountId, PollId, StatusId } from '@rookery/api/wire/model'
import { favourite } from '#data/actions/favourite.ts'
import { react, type ReactionEmoji } from '#data/actions/react.ts'
import { repeat } from '#data/actions/repeat.ts'
import type { Session } from '#data/session/Session.ts'
import type { Act, OutboxAct } from './OutboxEntry.ts'

/** How each act is done again, by the page that is there when the server can be reached: as the person did it, with all that follows. */
const acts: { readonly [What in Exclude<OutboxAct, 'post'>]: (session: Session, act: Act) => Promise<unknown> } = {
  favourite: (session, { id, wanted }) => favourite(session, statusId(id), wanted),
  repeat: (session, { id, wanted, details }) => repeat(session, statusId(id), wanted, repeatOf(details).visibility),
  react: (session, { id, wanted, details }) => react(session, statusId(id), details as ReactionEmoji, wanted),
  async bookmark(session, { id, wanted }) {
    const { bookmark } = await import('#data/actions/bookmark.ts')
    await bookmark(session, statusId(id), wanted)
  },
  async pin(session, { id, wanted }) {
    const { pin } = await import('#data/actions/pin.ts')
    await pin(session, statusId(id), wanted)
  },
  async vote(session, { id, details }) {
    const { vote } = await import('#data/actions/vote.ts')
    const { status, choices } = details as VoteDetails
    await vote(session, { poll: id as PollId, status, choices })
  },
  async follow(session, { id, wanted }) {
    const { follow } = await import('#data/actions/follow.ts')
    await follow(session, accountId(id), wanted)
  },
  async mute(session, { id, wanted, details }) {
    const { muteAccount } = await import('#data/actions/muteAccount.ts')
    await muteAccount(session, accountId(id), wanted, details)
  },
  async block(session, { id, wanted }) {
    const { blockAccount } = await import('#data/actions/blockAccount.ts')
    await blockAccount(session, accountId(id), wanted)
  },
  async subscribe(session, { id, wanted }) {
    const { subscribeToAccount } = await import('#data/actions/subscribeToAccount.ts')
    await subscribeToAccount(session, accountId(id), wanted)
  },
  async hideRepeats(session, { id, wanted }) {
    const { hideRepeats } = await import('#data/actions/hideRepeats.ts')
    await hideRepeats(session, accountId(id), wanted)
  },
}

const repeatOf = (details: object = {}): RepeatDetails => details

type RepeatDetails = { readonly visibility?: Parameters<typeof repeat>[3] }
type VoteDetails = { readonly status: StatusId; readonly choices: readonly number[] }

// The outbox keeps what these acts were done with; the ids are those that they were made of.
const statusId = (id: string) => id as StatusId
const accountId = (id: string) => id as AccountId

/** Resolves when the act rests, however it ended; at once when it is as wanted already. */
export async function doAgain(session: Session, act: Act): Promise<void> {
  if (act.what !== 'post') await acts[act.what](session, act)
}

const onPeople: ReadonlySet<OutboxAct> = new Set(['follow', 'mute', 'block', 'subscribe', 'hideRepeats'])
const onPosts: ReadonlySet<OutboxAct> = new Set(['favourite', 'repeat', 'bookmark', 'react', 'pin'])

/** The post that an act is about; null where it is about something else. */
export function statusOf({ what, id, details }: Act): StatusId | null {
  if (what === 'vote') return (details as VoteDetails).status
  return onPosts.has(what) ? statusId(id) : null
}

/** The person that an act is about; null where it is about something else. */
export function accountOf({ what, id }: Act): AccountId | null {
  return onPeople.has(what) ? accountId(id) : null
}

/** Whether the page knows the post or the person as the server has them. */
export function isKnown({ entities }: Session, act: Act): boolean {
  const [status, person] = [statusOf(act), accountOf(act)]
  if (status !== null) return entities.statuses.confirmed(status) !== undefined
  return person !== null && entities.relationships.confirmed(person) !== undefined
}
