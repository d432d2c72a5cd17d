import type { StatusId } from '@rookery/api/wire/model'
import { isEmptyPost, type DraftData, type DraftPost } from '#features/drafts/model/Draft.ts'
import { leadingHandles } from '#features/drafts/model/directAudience.ts'

/** Every post of a draft, in the order in which they are sent. */
export function postsOf({ thread, ...post }: DraftData): readonly DraftPost[] {
  return [...(thread?.before ?? []), post, ...(thread?.after ?? [])]
}

/** Which of them is being written. */
export function placeInThread({ thread }: DraftData): number {
  return thread?.before.length ?? 0
}

/** A draft of these posts with one of them being written. */
function draftOf(posts: readonly [DraftPost, ...DraftPost[]], at: number, continues: StatusId | null): DraftData {
  const post = posts[at] ?? posts[0]
  const isAlone = posts.length === 1 && continues === null
  return { ...post, thread: isAlone ? null : { before: posts.slice(0, at), after: posts.slice(at + 1), continues } }
}

/** Initial values of a further post: same audience, language and subject. */
export function nextPost(post: DraftPost, text = ''): DraftPost {
  const { spoilerText, nsfw, nsfwFrom, visibility, language, contentType, expiresIn } = post
  const status = threadPrefix(post) + text
  return {
    status,
    spoilerText,
    nsfw,
    nsfwFrom,
    files: [],
    missing: [],
    mediaDescriptions: {},
    poll: null,
    scheduledAt: null,
    standsAlone: false,
    visibility,
    language,
    contentType,
    expiresIn,
  }
}

/** A direct message reaches only mentioned accounts, so each post repeats the mentions. */
export function threadPrefix({ visibility, status }: DraftPost): string {
  const handles = visibility === 'direct' ? leadingHandles(status) : ''
  return handles === '' ? '' : `${handles} `
}

/** Inserts posts after the current one, and switches to the first of them. */
export function withPosts(data: DraftData, added: readonly DraftPost[], at = placeInThread(data) + 1): DraftData {
  const posts = postsOf(data)
  const place = placeInThread(data) + 1
  const [first = data, ...rest] = [...posts.slice(0, place), ...added, ...posts.slice(place)]
  return draftOf([first, ...rest], at, data.thread?.continues ?? null)
}

/** Switches to another post of the thread. */
export function showPost(data: DraftData, at: number): DraftData {
  const [first = data, ...rest] = postsOf(data)
  return at > rest.length ? data : draftOf([first, ...rest], at, data.thread?.continues ?? null)
}

/** Without one of the posts; the one that is being written stays unless it is that one. */
export function removePost(data: DraftData, at: number): DraftData {
  const [first, ...rest] = postsOf(data).filter((_, index) => index !== at)
  const place = placeInThread(data)
  if (!first) return data
  return draftOf([first, ...rest], Math.max(0, place > at || place > rest.length ? place - 1 : place), data.thread?.continues ?? null)
}

/** The thread in sending order, without empty posts. */
export function inOrder(data: DraftData): DraftData {
  const [first, ...rest] = postsOf(data).filter((post) => !isEmptyPost(post))
  return first ? draftOf([first, ...rest], 0, data.thread?.continues ?? null) : data
}

/** The rest of a thread after its first post was sent. */
export function restAfter(data: DraftData, out: StatusId): DraftData | null {
  const [first, ...rest] = data.thread?.after ?? []
  return first ? draftOf([first, ...rest], 0, out) : null
}
