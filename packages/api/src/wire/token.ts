import { idOrNull, numberOrNull, record, textOrEmpty, textOrNull } from './read.ts'
import { DecodeError } from './DecodeError.ts'
import type { Token } from './model.ts'

/**
 * @param now milliseconds since the epoch, from which `expires_in` counts
 * Throws DecodeError without an access token.
 */
export function decodeToken(value: unknown, now: number): Token {
  const raw = record(value)
  const accessToken = textOrNull(raw?.access_token)
  if (!raw || accessToken === null) throw new DecodeError('token.access_token', 'text')
  const seconds = numberOrNull(raw.expires_in)
  return {
    accessToken,
    refreshToken: textOrNull(raw.refresh_token),
    scope: textOrEmpty(raw.scope),
    expiresAt: seconds === null ? null : now + seconds * 1000,
    id: idOrNull(raw.id),
    lifetime: seconds === null ? null : seconds * 1000,
  }
}
