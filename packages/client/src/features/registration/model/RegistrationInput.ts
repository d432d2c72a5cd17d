/** Input of a registration. Passwords stay in memory until they are sent. */
export interface RegistrationInput {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly bio: string
  readonly password: string
  readonly confirmation: string
  /** Of the server's mails; a code of the interface's languages. */
  readonly language: string
  /** Why one wants to join, where accounts are approved by hand. */
  readonly reason: string
}

export type RegistrationField = keyof RegistrationInput
