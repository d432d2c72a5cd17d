import { decodeToken } from '@rookery/api/wire/token'
import type { Token } from '@rookery/api/wire/model'
import { findAccount } from '@rookery/instance/domain/findAccount'
import { registerApp, type AppRow } from '@rookery/instance/domain/oauth/apps'
import { issueToken } from '@rookery/instance/domain/oauth/tokens'

import type { Product } from './startProduct.ts'

export interface Grant {
  readonly accountId: string
  readonly app: AppRow
  readonly token: Token
}

const scopes = 'read write follow push admin'

/** The server's side of a sign-in, without the form and the slow hash of a password. */
export async function grantToken({ instance: { context }, origin }: Product, name: string): Promise<Grant> {
  const account = await findAccount(context, name)
  if (!account) throw new Error(`Nobody is called "${name}" here. Is the account in the seed?`)
  const redirectUris = `${origin}/oauth-callback`
  const app = await registerApp(context, { name: 'Rookery', redirectUris, scopes, website: origin })
  const response = await issueToken(context, { appId: app.id, accountId: account.id, scopes: scopes.split(' ') })
  return { accountId: account.id, app, token: decodeToken(response, context.clock.now()) }
}
