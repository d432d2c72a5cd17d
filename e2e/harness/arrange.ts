import * as accounts from '@rookery/api/calls/accounts'
import * as credentials from '@rookery/api/calls/credentials'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { ApiClient } from '@rookery/api/http/client'
import type { Account, Status } from '@rookery/api/wire/model'

import { actAs } from './actAs.ts'
import type { Product } from './startProduct.ts'

/** A seeded user with short methods for actions from another device. */
export interface Somebody {
  readonly client: ApiClient
  readonly account: Account
  /** Posts publicly by default. */
  post(text: string, draft?: Partial<statusWriting.StatusDraft>): Promise<Status>
  edit(status: Status, text: string): Promise<Status>
  remove(status: Status): Promise<unknown>
  follow(name: string): Promise<void>
}

export async function somebody(product: Product, name: string): Promise<Somebody> {
  const client = await actAs(product, name)
  const account = await credentials.verify(client)
  return {
    client,
    account,
    post: (text, draft = {}) =>
      statusWriting.create(client, { text, visibility: 'public', ...draft }, { idempotencyKey: crypto.randomUUID() }),
    edit: ({ id }, text) => statusWriting.edit(client, id, { text, spoilerText: '', sensitive: false, mediaIds: [] }),
    remove: ({ id }) => statusWriting.remove(client, id),
    async follow(other) {
      const { id } = await accounts.lookup(client, other)
      await accounts.follow(client, id)
    },
  }
}
