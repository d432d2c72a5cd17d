import { crashed, invalidValue, missingField } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import type { StatusInput, PollInput } from '../domain/statuses/StatusInput.ts'

const formats = ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'] as const
export const visibilities = ['public', 'unlisted', 'local', 'private', 'direct'] as const

/** @throws HttpError 400 for input that does not fit the schema, 400 of the other kind for an empty post */
export function readStatusInput(params: Params): StatusInput {
  const text = params.string('status')
  const mediaIds = params.strings('media_ids')
  if (text === undefined && mediaIds === undefined) throw crashed(400)
  return {
    text: text ?? '',
    spoilerText: params.string('spoiler_text') ?? '',
    // An unknown type is plain text.
    format: params.oneOf('content_type', formats) ?? 'text/plain',
    sensitive: params.bool('sensitive') ?? false,
    visibility: readVisibility(params),
    language: params.string('language'),
    mediaIds,
    poll: readPoll(params),
    inReplyToId: params.id('in_reply_to_id'),
    quoteId: params.id('quote_id'),
    to: params.strings('to'),
    expiresIn: params.int('expires_in'),
  }
}

function readVisibility(params: Params): StatusInput['visibility'] {
  // Posting to a list ended with Akkoma 3.17; the remaining scope has no recipients.
  if (params.string('visibility')?.startsWith('list:')) return 'direct'
  return params.oneOf('visibility', visibilities)
}

function readPoll(params: Params): PollInput | undefined {
  const poll = params.object('poll')
  if (!poll) return undefined
  const options = poll.strings('options')
  if (!options) throw missingField('options', ['poll'])
  const expiresIn = poll.int('expires_in')
  if (expiresIn === undefined) throw missingField('expires_in', ['poll'])
  return { options, expiresIn, multiple: poll.bool('multiple') ?? false }
}

/** Milliseconds. @throws HttpError 400 for an invalid time */
export function readTime(params: Params, name: string): number | undefined {
  const text = params.string(name)
  if (text === undefined) return undefined
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw invalidValue([name], 'Invalid format. Expected :"date-time"')
  return time
}
