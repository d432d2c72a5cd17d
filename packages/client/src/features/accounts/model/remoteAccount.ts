import * as accounts from '@rookery/api/calls/accounts'
import { search } from '@rookery/api/calls/search'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Account } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import { hostOf } from '#features/entities/model/hostOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { mayBeOneServer } from '#lib/mayBeOneServer.ts'

/** Finds `ada@pond.example`: as this server knows the account, or as it resolves it from the other server. */
export function remoteAccountQuery(session: Session, acct: string) {
  const { entities } = session
  return queryOptions({
    queryKey: ['remoteAccount', acct],
    queryFn: async ({ signal }) => {
      const requestSeq = entities.nextRequestSeq()
      const account = await lookUp(session, acct, signal)
      entities.receive({ accounts: [account] }, requestSeq)
      return account.id
    },
  })
}

async function lookUp({ client, server }: Session, acct: string, signal: AbortSignal): Promise<Account> {
  const [name = '', host = ''] = acct.split('@')
  // A server's own people have no host in their name. They are named after its domain, and people also write the host of its pages.
  const isOurs = [server.get().instance.domain, new URL(client.origin).host].some((own) => own.toLowerCase() === host.toLowerCase())
  try {
    return await accounts.get(client, isOurs ? name : acct, { signal })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404 || isOurs) throw error
    const found = await search(client, `@${acct}`, { type: 'accounts', resolve: true, limit: 5, signal })
    const account = chosen(found.accounts, acct, name, host)
    if (!account) throw error
    return account
  }
}

/**
 * A server may have another host than its handles; then the name has to match. This stops here: a search among known accounts could return
 * a namesake of another server.
 */
function chosen(found: readonly Account[], acct: string, name: string, host: string): Account | undefined {
  const isCalled = (own: string, desired: string) => own.toLowerCase() === desired.toLowerCase()
  const isNamesake = (account: Account) => isCalled(account.username, name) && mayBeOneServer(hostOf(account.acct) ?? '', host)
  const same = found.find((account) => isCalled(account.acct, acct))
  return same ?? (found.length === 1 ? found.find(isNamesake) : undefined)
}
