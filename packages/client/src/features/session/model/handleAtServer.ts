import type { StoredAccount } from './StoredAccounts.ts'

/** An account's handle with its server, because several accounts may have the same name. */
export function handleAtServer({ acct, fqn, origin }: Pick<StoredAccount, 'acct' | 'fqn' | 'origin'>): string {
  // A server may have another host than its handles.
  return `@${fqn ?? `${acct}@${new URL(origin).host}`}`
}
