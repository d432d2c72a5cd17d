import type { ApiError } from '../http/ApiError.ts'
import { array, fields, textOrNull } from '../wire/read.ts'

/** A field of the sign-up form. `username` is the account's address, too, because it is derived from it. */
export type RegistrationField = 'bio' | 'captcha' | 'confirmation' | 'email' | 'name' | 'nickname' | 'password' | 'reason' | 'username'

export type RegistrationProblem = 'blank' | 'invalid' | 'reserved' | 'taken' | 'tooLong' | 'tooShort'

/** An error in one field of a sign-up form. */
export interface RegistrationFault {
  /** null for a field that is not known here. */
  readonly field: RegistrationField | null
  /** The server's name of the field. */
  readonly name: string
  /** null for an error that is not known here. */
  readonly problem: RegistrationProblem | null
  /** The server's words. Akkoma never translates them, Mastodon does. */
  readonly text: string
}

/** By the code of Mastodon or the words of Akkoma. */
const problems: readonly (readonly [RegistrationProblem, RegExp])[] = [
  ['taken', /^(?:ERR_TAKEN|has already been taken)$/],
  ['reserved', /^(?:ERR_RESERVED|is reserved)$/],
  ['blank', /^(?:ERR_BLANK|can't be blank)$/],
  ['invalid', /^(?:ERR_INVALID|has invalid format)$/],
  // Akkoma forgets to insert the number.
  ['tooLong', /^(?:ERR_TOO_LONG|should be at most %\{\w+\} character\(s\))$/],
  ['tooShort', /^(?:ERR_TOO_SHORT|should be at least %\{\w+\} character\(s\))$/],
]

const fieldsByName = new Map<string, RegistrationField>([
  ['ap_id', 'username'],
  ['bio', 'bio'],
  ['captcha', 'captcha'],
  ['email', 'email'],
  ['name', 'name'],
  ['nickname', 'nickname'],
  ['password', 'password'],
  ['password_confirmation', 'confirmation'],
  ['registration_reason', 'reason'],
  ['username', 'username'],
])

/** The faults that a rejected registration names: `{ "nickname": ["is reserved"] }`. Empty when the server named no fields. */
export function registrationFaults({ body, fieldErrors }: Pick<ApiError, 'body' | 'fieldErrors'>): readonly RegistrationFault[] {
  const details = fields(fields(body).details)
  return Object.entries(fieldErrors).flatMap(([name, texts]) => {
    const coded = array(details[name]).map(fields)
    return texts.map((text) => {
      const code = textOrNull(coded.find(({ description }) => description === text)?.error)
      const problem = problems.find(([, pattern]) => pattern.test(code ?? text))?.[0] ?? null
      return { field: fieldsByName.get(name) ?? null, name, problem, text }
    })
  })
}
