import { ask, askList } from '../http/ask.ts'
import { decodeAccount } from '../wire/account.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { reactionOrNull } from '../wire/reaction.ts'
import { fields, items, orNull } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import { isMissing } from './optional.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Account, Reaction, Status, StatusId } from '../wire/model.ts'

/** A reaction with the people behind it. */
export interface ReactionWithAccounts extends Reaction {
  readonly accounts: readonly Account[]
}

const pathOf = (id: StatusId, rest = '') => `/api/v1/pleroma/statuses/${encodeURIComponent(id)}/reactions${rest}`

/** Servers without the calls of Pleroma, which have others for the same. */
const others = new WeakSet<ApiClient>()

/** Empty for an unknown status, and where the server hides reactions or has no such list. */
export async function list(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<ReactionWithAccounts[]> {
  const read = (raw: unknown): ReactionWithAccounts => {
    const reaction = reactionOrNull(raw)
    if (!reaction) throw new DecodeError('reaction.name', 'name')
    return { ...reaction, accounts: items(fields(raw).accounts, (account) => orNull(decodeAccount, account)) }
  }
  try {
    return await askList(client, read, 'GET', pathOf(id), { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    return []
  }
}

/** @param emoji the character, a shortcode, or `shortcode@host` for a reaction that is already there */
export function add(client: ApiClient, id: StatusId, emoji: string): Promise<Status> {
  return change(client, id, emoji, { method: 'PUT', other: 'react' })
}

export function remove(client: ApiClient, id: StatusId, emoji: string): Promise<Status> {
  return change(client, id, emoji, { method: 'DELETE', other: 'unreact' })
}

/** @param call its method on Pleroma, and the name of the call on servers that descend from Misskey */
async function change(
  client: ApiClient,
  id: StatusId,
  emoji: string,
  { method, other }: { readonly method: 'PUT' | 'DELETE'; readonly other: 'react' | 'unreact' },
): Promise<Status> {
  const name = encodeURIComponent(emoji)
  const askOther = () => ask(client, decodeStatus, 'POST', `/api/v1/statuses/${encodeURIComponent(id)}/${other}/${name}`)
  if (others.has(client)) return askOther()
  try {
    return await ask(client, decodeStatus, method, pathOf(id, `/${name}`))
  } catch (error) {
    if (!isMissing(error)) throw error
    // The post may be deleted as well: then the other call fails, too.
    const status = await askOther()
    others.add(client)
    return status
  }
}
