import { href } from '#features/addresses/model/href.ts'

/** The screen for a new password, with the note that the server no longer accepts the old one. */
export const requiredResetPath = (): string => `${href.passwordReset()}?passwordResetRequested=true`
