import { remoteInteractionUrl } from '@rookery/api/calls/remoteInteraction'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'

/** The page where a visitor can follow an account, or the failure. */
export type RemoteFollow = { readonly kind: 'found'; readonly url: string } | { readonly kind: 'refused'; readonly message: Message }

/** Requests the address of a page on the visitor's own server where they can follow an account of this server (spec 2, section 2). */
export async function findRemoteFollow({ client, entities, origin }: Session, id: AccountId, profile: string): Promise<RemoteFollow> {
  const account = entities.accounts.get(id)
  if (!account) return { kind: 'refused', message: { key: 'errors.generic' } }
  // The server's own page, where the visitor enters the handle again.
  const page = `${origin}/main/ostatus?nickname=${encodeURIComponent(account.acct)}`
  if (account.uri === null) return { kind: 'found', url: page }
  try {
    return { kind: 'found', url: await remoteInteractionUrl(client, { apId: account.uri, profile }) }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http' && (error.status === 404 || error.status === 405))
      return { kind: 'found', url: page }
    return { kind: 'refused', message: errorMessage(error) }
  }
}
