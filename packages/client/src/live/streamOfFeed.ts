import { kindOf, subjectOf, type FeedKey } from '#features/addresses/model/FeedKey.ts'

/** A stream as the server names it. */
export interface StreamName {
  readonly stream: string
  readonly tag?: string
  readonly list?: string
}

/** Home and notifications come over the reader's own stream. */
export const userStream: StreamName = { stream: 'user' }

/** The stream that brings a feed's new posts; null for feeds that no server streams. */
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
