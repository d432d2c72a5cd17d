import type { Account, AccountId, Status, StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'

export type Resolved = { readonly kind: 'status'; readonly id: StatusId } | { readonly kind: 'account'; readonly id: AccountId }

/** The known post or account with an address of any server. */
export function knownAt({ entities }: Session, address: string): Resolved | null {
  for (const id of entities.statuses.ids()) {
    const status = entities.statuses.get(id)
    if (status && !status.deleted && isAt(status, address)) return { kind: 'status', id }
  }
  for (const id of entities.accounts.ids()) {
    const account = entities.accounts.get(id)
    if (account && isAt(account, address)) return { kind: 'account', id }
  }
  return null
}

/** Whether an address belongs to a post or account. A fragment and a final slash do not matter. */
export function isAt({ url, uri }: Pick<Status | Account, 'url' | 'uri'>, address: string): boolean {
  const target = bareAddress(address)
  return (url !== null && bareAddress(url) === target) || (uri !== null && bareAddress(uri) === target)
}

/** An address without the parts that do not matter: fragment and final slash. */
export function bareAddress(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/$/, '')
}
