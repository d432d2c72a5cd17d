import type { MessageId } from '#i18n/catalogues.ts'
import type { RegistrationField, RegistrationInput } from './RegistrationInput.ts'

/** Requirements of this server beyond the default fields. */
export interface RegistrationRules {
  readonly emailRequired: boolean
  readonly reasonRequired: boolean
}

export type RegistrationErrors = Readonly<Partial<Record<RegistrationField, MessageId>>>

/** Errors of a form before it is sent, by field, in display order (spec 1, section 5). */
export function checkRegistration(input: RegistrationInput, { emailRequired, reasonRequired }: RegistrationRules): RegistrationErrors {
  const isBlank = (text: string) => text.trim() === ''
  return {
    ...(isBlank(input.username) && { username: 'form.required' }),
    ...(isBlank(input.fullName) && { fullName: 'form.required' }),
    ...(emailRequired && isBlank(input.email) && { email: 'form.required' }),
    // A password may be blanks alone as far as this form is concerned: the server has the last word.
    ...(input.password === '' && { password: 'form.required' }),
    ...(input.confirmation === ''
      ? { confirmation: 'form.required' }
      : input.confirmation !== input.password && { confirmation: 'registration.confirmationMatch' }),
    ...(reasonRequired && isBlank(input.reason) && { reason: 'form.required' }),
  }
}
