import { createClient, type ApiClient } from '@rookery/api/http/client'

import { grantToken } from './grantToken.ts'
import type { Product } from './startProduct.ts'

/** A seeded user on another device: their actions arrive at the page like those of others. */
export async function actAs(product: Product, name: string): Promise<ApiClient> {
  const { token } = await grantToken(product, name)
  const send = (url: string, init: RequestInit) => product.instance.fetch(new Request(url, init))
  return createClient({ origin: product.origin, token: token.accessToken, fetch: send })
}
