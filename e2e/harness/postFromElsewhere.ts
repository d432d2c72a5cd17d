import { createStatus } from '@rookery/instance/domain/statuses/createStatus'
import { emptyStatusInput } from '@rookery/instance/domain/statuses/StatusInput'
import { findAccount } from '@rookery/instance/domain/findAccount'

import type { Product } from './startProduct.ts'

/** A public post from another server, as if it had just arrived. */
export async function postFromElsewhere({ instance: { context } }: Product, author: string, text: string): Promise<void> {
  const account = await findAccount(context, author)
  if (!account) throw new Error(`Nobody is called "${author}" in the seed.`)
  const { id } = await createStatus(context, account, { ...emptyStatusInput, text, visibility: 'public' })
  await context.db.updateTable('statuses').set({ local: 0 }).where('id', '=', id).execute()
}
