import type { AccountKey } from '#data/session/StoredAccounts.ts'

/** Where the device keeps the style sheet of the server's theme that the account's reader has, for the next first picture. */
export const themeSheetKey = (key: AccountKey) => `rookery.themeSheet:${key}`
