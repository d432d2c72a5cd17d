import type { ApiError } from '@rookery/api/http/ApiError'

/** Text of a server that forgot to insert the number. */
const unfilled = /at most %\{\w+\} character\(s\)/

/**
 * A refused sign-up as sentences, one a field (spec 1, section 5): `{ "nickname": ["is reserved"] }` is "Nickname is reserved."
 * Empty when the server named no fields.
 */
export function serverSentences({ fieldErrors }: Pick<ApiError, 'fieldErrors'>): readonly string[] {
  const sentences = Object.entries(fieldErrors).map(([field, errors]) => {
    const name = nameOf(field)
    return errors.map((error) => withPeriod(`${name} ${error.replace(unfilled, 'shorter')}`.trim())).join(' ')
  })
  return [...new Set(sentences)]
}

/** Users do not choose an `ap_id`: it is derived from the username. */
function nameOf(field: string): string {
  const words = (field === 'ap_id' ? 'username' : field).replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const withPeriod = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
