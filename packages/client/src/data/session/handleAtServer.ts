import type { StoredAccount } from './StoredAccounts.ts'

/** An account's handle with its server: several may be signed in here under one name. */
export function handleAtServer({ acct, origin }: StoredAccount): string {
  return `@${acct}@${new URL(origin).host}`
}
