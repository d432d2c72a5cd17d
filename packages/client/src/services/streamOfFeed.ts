import type { FeedKey } from '#data/feeds/FeedKey.ts'

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
  if (key === 'home' || key === 'notifications') return userStream
  if (key === 'public') return { stream: 'public:local' }
  if (key === 'all') return { stream: 'public' }
  if (key === 'direct') return { stream: 'direct' }
  if (key.startsWith('tag:')) return { stream: 'hashtag', tag: key.slice('tag:'.length) }
  if (key.startsWith('list:')) return { stream: 'list', list: key.slice('list:'.length) }
  return null
}

/** Tells streams apart: `user`, `hashtag:tides`. */
export function nameOfStream({ stream, tag, list }: StreamName): string {
  return [stream, tag ?? list ?? ''].filter(Boolean).join(':')
}
