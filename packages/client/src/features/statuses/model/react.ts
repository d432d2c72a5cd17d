import * as reactions from '@rookery/api/calls/reactions'
import type { Reaction, StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Session } from '#features/session/model/Session.ts'
import { defineStatusSwitch, switchOnStatus } from './defineStatusSwitch.ts'

/** An emoji to react with: a character, or a custom one by its shortcode (`name@host` joins a reaction that is there). */
export interface ReactionEmoji {
  readonly name: string
  /** Image of a custom emoji; null for a character. */
  readonly url: string | null
}

export const reactAction = defineStatusSwitch<ReactionEmoji>({
  kind: 'react',
  which: ({ name }) => name,
  isOn: (record, { name }) => record.reactions.some((reaction) => reaction.name === name && reaction.me),
  change: reacted,
  request: ({ client }, id, desired, { name }) => (desired ? reactions.add : reactions.remove)(client, id, name),
})

export async function react(session: Session, id: StatusId, { name, url }: ReactionEmoji, desired: boolean): Promise<void> {
  await switchOnStatus(reactAction, session, id, desired, { name, url })
}

function reacted(record: StatusRecord, desired: boolean, emoji: ReactionEmoji): StatusRecord {
  const known = record.reactions.find((reaction) => reaction.name === emoji.name)
  if ((known?.me ?? false) === desired) return record
  if (!known) return { ...record, reactions: [...record.reactions, { ...emoji, count: 1, me: true, accountIds: [] }] }
  const count = known.count + (desired ? 1 : -1)
  const changed: Reaction = { ...known, me: desired, count }
  return { ...record, reactions: record.reactions.flatMap((reaction) => (reaction !== known ? reaction : count > 0 ? changed : [])) }
}
