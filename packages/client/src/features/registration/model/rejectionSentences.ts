import type { ApiError } from '@rookery/api/http/ApiError'
import { registrationFaults, type RegistrationFault, type RegistrationField } from '@rookery/api/calls/registrationFaults'
import type { Message } from '#features/notices/model/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'

const names: Readonly<Record<RegistrationField, MessageId>> = {
  bio: 'registration.refused.field.bio',
  captcha: 'registration.captcha',
  confirmation: 'registration.confirmation',
  email: 'registration.email',
  name: 'registration.refused.field.name',
  nickname: 'registration.refused.field.nickname',
  password: 'registration.password',
  reason: 'registration.refused.field.reason',
  username: 'registration.username',
}

/**
 * A refused sign-up as sentences (spec 1, section 5): "Nickname is reserved." Faults that are not known keep the server's words. Empty when
 * the server named no fields.
 */
export function rejectionSentences(error: Pick<ApiError, 'body' | 'fieldErrors'>): readonly Message[] {
  const sentences = registrationFaults(error).map(sentenceOf)
  return [...new Map(sentences.map((sentence) => [JSON.stringify(sentence), sentence])).values()]
}

function sentenceOf({ field, name, code, text }: RegistrationFault): Message {
  // Servers say a whole sentence of it: "Invalid CAPTCHA".
  if (field === 'captcha' && code === null) return { text }
  const label = field ? { key: names[field] } : { text: wordsOf(name) }
  return code === null
    ? { key: 'registration.refused.other', args: { field: label, error: { text } } }
    : { key: `registration.refused.${code}`, args: { field: label } }
}

function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
