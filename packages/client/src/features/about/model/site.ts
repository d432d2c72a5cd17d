import * as accounts from '@rookery/api/calls/accounts'
import * as instanceDetails from '@rookery/api/calls/instanceDetails'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Each is fetched by name, so the list is limited to spare the server. */
const maxStaff = 50

/** Texts of the admin rarely change, so they are fetched once a session. */
const oncePerSession = { staleTime: Infinity, gcTime: Infinity }

/** The admin's panel for every page: HTML, or null where there is none. */
export function sitePanelQuery({ client }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'panel'],
    queryFn: ({ signal }) => instanceDetails.panel(client, { signal }),
  })
}

/** The terms of service: HTML, or null where there are none. */
export function siteTermsQuery({ client }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'terms'],
    queryFn: ({ signal }) => instanceDetails.termsOfService(client, { signal }),
  })
}

/** The other servers that this one knows: often tens of thousands; a field suggests some of them. */
export function sitePeersQuery({ client }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'peers'],
    queryFn: ({ signal }) => instanceDetails.peers(client, { signal }),
  })
}

/** The staff of the server, in the order of its list, without hidden accounts. @param listed their addresses, as the server lists them */
export function siteStaffQuery({ client, entities }: Session, listed: readonly string[]) {
  /** The last part of an address is a name. */
  async function member(uri: string, signal: AbortSignal): Promise<AccountId | null> {
    const name = uri.split('/').at(-1)
    if (!name) return null
    const requestSeq = entities.nextRequestSeq()
    try {
      const account = await accounts.get(client, name, { signal })
      entities.receive({ accounts: [account] }, requestSeq)
      return account.id
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'staff', ...listed],
    queryFn: async ({ signal }): Promise<readonly AccountId[]> => {
      const members = await Promise.all(listed.slice(0, maxStaff).map((uri) => member(uri, signal)))
      return members.filter((id) => id !== null)
    },
  })
}
