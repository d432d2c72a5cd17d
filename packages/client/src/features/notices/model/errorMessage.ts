import { ApiError } from '@rookery/api/http/ApiError'
import type { Message } from './Message.ts'

type OwnMessage = Extract<Message, { readonly key: unknown }>

/** The message for a failed call: the server's own text if it sent one. */
export function errorMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return { key: 'errors.generic' }
  if (error.serverText !== null) return { text: error.serverText }
  return callMessage(error)
}

/** The specification's text for a failed call (spec 2, section 8), regardless of the server's text. */
export function callMessage(error: ApiError): OwnMessage {
  switch (error.kind) {
    case 'http':
      return statusMessage(error.status)
    case 'network':
    case 'timeout':
    case 'aborted':
      return { key: 'errors.unreachable' }
    case 'tooLarge':
      return { key: 'errors.tooLarge' }
    case 'notJson':
    case 'decode':
      return { key: 'errors.unreadable' }
  }
}

function statusMessage(status: number): OwnMessage {
  if (status === 404 || status === 410) return { key: 'errors.notThere' }
  if (status === 429) return { key: 'errors.rateLimited' }
  if (status === 500) return { key: 'errors.serverError' }
  if (status === 503) return { key: 'errors.unavailable' }
  return { key: 'errors.unexpectedStatus', args: { code: status } }
}
