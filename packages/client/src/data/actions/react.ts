import * as reactions from '@rookery/api/calls/reactions'
import type { Reaction, StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Session } from '#data/session/Session.ts'
import { toggleStatus } from './toggleStatus.ts'

/** An emoji to react with: a character, or a custom one by its shortcode (`name@host` joins a reaction that is there). */
export interface ReactionEmoji {
  readonly name: string
  /** Picture of a custom emoji; null for a character. */
  readonly url: string | null
}

export function react(session: Session, id: StatusId, emoji: ReactionEmoji, wanted: boolean): Promise<void> {
  return toggleStatus(session, id, {
    what: 'react',
    which: emoji.name,
    details: emoji,
    wanted,
    isOn: (record) => record.reactions.some((reaction) => reaction.name === emoji.name && reaction.me),
    change: (record, on) => reacted(record, emoji, on),
    ask: (target, on) => (on ? reactions.add : reactions.remove)(session.client, target, emoji.name),
  })
}

function reacted(record: StatusRecord, emoji: ReactionEmoji, wanted: boolean): StatusRecord {
  const known = record.reactions.find((reaction) => reaction.name === emoji.name)
  if ((known?.me ?? false) === wanted) return record
  if (!known) return { ...record, reactions: [...record.reactions, { ...emoji, count: 1, me: true, accountIds: [] }] }
  const count = known.count + (wanted ? 1 : -1)
  const changed: Reaction = { ...known, me: wanted, count }
  return { ...record, reactions: record.reactions.flatMap((reaction) => (reaction !== known ? reaction : count > 0 ? changed : [])) }
}
