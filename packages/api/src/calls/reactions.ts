import { ask, askList } from '../http/ask.ts'
import { decodeAccount } from '../wire/account.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { reactionOrNull } from '../wire/reaction.ts'
import { fields, items, orNull } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Account, Reaction, Status, StatusId } from '../wire/model.ts'

/** A reaction with the people behind it. */
export interface ReactionWithAccounts extends Reaction {
  readonly accounts: readonly Account[]
}

const pathOf = (id: StatusId, rest = '') => `/api/v1/pleroma/statuses/${encodeURIComponent(id)}/reactions${rest}`

/** Empty for an unknown status and where the server hides reactions. */
export function list(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<ReactionWithAccounts[]> {
  const read = (raw: unknown): ReactionWithAccounts => {
    const reaction = reactionOrNull(raw)
    if (!reaction) throw new DecodeError('reaction.name', 'name')
    return { ...reaction, accounts: items(fields(raw).accounts, (account) => orNull(decodeAccount, account)) }
  }
  return askList(client, read, 'GET', pathOf(id), { signal })
}

/** @param emoji the character, a shortcode, or `shortcode@host` for a reaction that is already there */
export function add(client: ApiClient, id: StatusId, emoji: string): Promise<Status> {
  return ask(client, decodeStatus, 'PUT', pathOf(id, `/${encodeURIComponent(emoji)}`))
}

export function remove(client: ApiClient, id: StatusId, emoji: string): Promise<Status> {
  return ask(client, decodeStatus, 'DELETE', pathOf(id, `/${encodeURIComponent(emoji)}`))
}
