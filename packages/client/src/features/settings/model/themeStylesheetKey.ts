import type { AccountKey } from '#features/session/model/StoredAccounts.ts'

/** Where the device keeps the style sheet of the theme that the account's reader has from the server or made, for the next first picture. */
export const themeStylesheetKey = (key: AccountKey) => `rookery.themeSheet:${key}`
