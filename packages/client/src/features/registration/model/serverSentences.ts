import type { ApiError } from '@rookery/api/http/ApiError'
import { fieldFaults, type FieldFault } from '@rookery/api/calls/registration'
import type { Message } from '#features/notices/model/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'

/** Faults with a text of their own, by the code of Mastodon or the words of Akkoma, which it does not translate. */
const known: readonly (readonly [MessageId, RegExp])[] = [
  ['registration.refused.taken', /^(?:ERR_TAKEN|has already been taken)$/],
  ['registration.refused.reserved', /^(?:ERR_RESERVED|is reserved)$/],
  ['registration.refused.blank', /^(?:ERR_BLANK|can't be blank)$/],
  ['registration.refused.invalid', /^(?:ERR_INVALID|has invalid format)$/],
  // Akkoma forgets to insert the number.
  ['registration.refused.tooLong', /^(?:ERR_TOO_LONG|should be at most %\{\w+\} character\(s\))$/],
  ['registration.refused.tooShort', /^(?:ERR_TOO_SHORT|should be at least %\{\w+\} character\(s\))$/],
]

const names = new Map<string, MessageId>([
  // Users do not choose an `ap_id`: it is derived from the username.
  ['ap_id', 'registration.username'],
  ['bio', 'registration.refused.field.bio'],
  ['captcha', 'registration.captcha'],
  ['email', 'registration.email'],
  ['name', 'registration.refused.field.name'],
  ['nickname', 'registration.refused.field.nickname'],
  ['password', 'registration.password'],
  ['password_confirmation', 'registration.confirmation'],
  ['registration_reason', 'registration.refused.field.reason'],
  ['username', 'registration.username'],
])

/**
 * A refused sign-up as sentences (spec 1, section 5): `{ "nickname": ["is reserved"] }` is "Nickname is reserved." Faults that are not
 * known keep the server's words. Empty when the server named no fields.
 */
export function serverSentences(error: Pick<ApiError, 'body' | 'fieldErrors'>): readonly Message[] {
  const sentences = fieldFaults(error).map(sentenceOf)
  return [...new Map(sentences.map((sentence) => [JSON.stringify(sentence), sentence])).values()]
}

function sentenceOf({ field: name, code, text }: FieldFault): Message {
  const field = nameOf(name)
  const key = known.find(([, pattern]) => pattern.test(code ?? text))?.[0]
  return key ? { key, args: { field } } : { key: 'registration.refused.other', args: { field, error: { text } } }
}

function nameOf(field: string): Message {
  const key = names.get(field)
  const words = field.replaceAll('_', ' ').trim()
  return key ? { key } : { text: words.charAt(0).toUpperCase() + words.slice(1) }
}
