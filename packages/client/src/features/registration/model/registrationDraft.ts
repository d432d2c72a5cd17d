import { parseRecord } from '#lib/isRecord.ts'
import type { StoredText } from '#features/session/model/StoredText.ts'
import type { RegistrationInput } from './RegistrationInput.ts'

/** The stored fields of a registration: all except the passwords. */
export type RegistrationDraft = Omit<RegistrationInput, 'password' | 'confirmation'>

const keyOf = (origin: string) => `rookery.registration:${origin}`

/** Input of this tab before a reload or navigation. @param tab `sessionStorage` */
export function readRegistrationDraft(tab: StoredText, origin: string): Partial<RegistrationDraft> {
  const { username, fullName, email, bio, language, reason } = parseRecord(tab.get(keyOf(origin)))
  const draft = { username, fullName, email, bio, language, reason }
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
}

export function storeRegistrationDraft(tab: StoredText, origin: string, input: RegistrationInput): void {
  const { username, fullName, email, bio, language, reason } = input
  const draft: RegistrationDraft = { username, fullName, email, bio, language, reason }
  tab.set(keyOf(origin), JSON.stringify(draft))
}

/** The account is made. Its address stays for this tab: a mail may have to be sent again. */
export function endRegistrationDraft(tab: StoredText, origin: string, email: string): void {
  tab.set(keyOf(origin), JSON.stringify({ email }))
}
