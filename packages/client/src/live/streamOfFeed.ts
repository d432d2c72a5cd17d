import { kindOf, subjectOf, type FeedKey } from '#features/addresses/model/FeedKey.ts'

/** A stream as the server names it. */
export interface StreamName {
  readonly stream: string
  readonly tag?: string
  readonly list?: string
}

/** Home and notifications have the user's own stream. */
export const userStream: StreamName = { stream: 'user' }

/** The stream of a feed's new posts; null for feeds without one. */
export function streamOfFeed(key: FeedKey): StreamName | null {
  const { stream, subject } = kindOf(key)
  if (stream === null) return null
  if (stream === userStream.stream) return userStream
  return subject === 'tag' || subject === 'list' ? { stream, [subject]: subjectOf(key) } : { stream }
}

/** A unique name of a stream: `user`, `hashtag:tides`. */
export function nameOfStream({ stream, tag, list }: StreamName): string {
  return [stream, tag ?? list ?? ''].filter(Boolean).join(':')
}
