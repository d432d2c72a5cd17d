import type { StoredAccount } from './StoredAccounts.ts'

/** An account's handle with its server: several may be signed in here under one name. */
export function handleAtServer({ acct, fqn, origin }: Pick<StoredAccount, 'acct' | 'fqn' | 'origin'>): string {
  // A server may be reached under another host than its people are named after.
  return `@${fqn ?? `${acct}@${new URL(origin).host}`}`
}
