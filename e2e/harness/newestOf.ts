import { somebody } from './arrange.ts'
import type { Product } from './startProduct.ts'

/** The newest post of a user on the server. */
export async function newestOf(product: Product, name: string): Promise<unknown> {
  const { client, account } = await somebody(product, name)
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  return Array.isArray(body) ? body[0] : undefined
}
