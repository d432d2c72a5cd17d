import { href } from '#features/addresses/model/href.ts'

/** The screen that asks for a new password, which says that the server takes the old one no longer. */
export const requiredResetPath = (): string => `${href.passwordReset()}?passwordResetRequested=true`
