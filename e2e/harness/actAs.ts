import { passwordToken, registerApp } from '@rookery/api/calls/oauth'
import { createClient, type ApiClient } from '@rookery/api/http/client'

import type { Product } from './startProduct.ts'

/** Somebody of the seed, acting from another device: what they do arrives at the page as from anybody. */
export async function actAs(product: Product, name: string): Promise<ApiClient> {
  const send = (url: string, init: RequestInit) => product.instance.fetch(new Request(url, init))
  const visitor = createClient({ origin: product.origin, token: null, fetch: send })
  const app = await registerApp(visitor, { clientName: 'journey', redirectUris: `${product.origin}/oauth-callback` })
  const result = await passwordToken(visitor, { app, username: name, password: product.passwordOf(name) })
  if (result.kind !== 'token') throw new Error(`${name} cannot sign in (${result.kind}). Is the account in the seed?`)
  return createClient({ origin: product.origin, token: result.token.accessToken, fetch: send })
}
