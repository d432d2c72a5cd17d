import type { AccountKey } from '#features/session/model/StoredAccounts.ts'

/** Storage key of the stylesheet of a server's or custom theme, for the next start. */
export const themeStylesheetKey = (key: AccountKey) => `rookery.themeSheet:${key}`
