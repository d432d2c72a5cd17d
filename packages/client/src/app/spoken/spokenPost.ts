import type { AttachmentKind, Visibility } from '@rookery/api/wire/model'

import type { Message } from '#data/notices/Message.ts'
import { beginning } from '#lib/beginning.ts'

/** What of a post is worth hearing before one goes into it. */
export interface PostFacts {
  readonly author: string
  readonly repeatedBy: string | null
  /** Whom it answers. */
  readonly replyTo: string | null
  /** In words: "5 minutes ago". */
  readonly time: string
  readonly edited: boolean
  /** Empty for none. */
  readonly subject: string
  /** What stands behind the subject is not on screen, so it is not said. */
  readonly closed: boolean
  readonly text: string
  readonly attachments: readonly AttachmentKind[]
  readonly sensitive: boolean
  readonly poll: { readonly options: number; readonly over: boolean } | null
  /** Whom it quotes, null where the quoted post is not shown, undefined where it quotes nobody. */
  readonly quoted: string | null | undefined
  /** The title of the page it links to. */
  readonly link: string | null
  readonly visibility: Visibility
  readonly replies: number
  readonly repeats: number
  readonly favourites: number
  readonly reactions: number
  readonly yours: { readonly repeat: boolean; readonly favourite: boolean; readonly bookmark: boolean }
}

const kinds = [
  { key: 'spoken.images', holds: (kind: AttachmentKind) => kind === 'image' },
  { key: 'spoken.videos', holds: (kind: AttachmentKind) => kind === 'video' || kind === 'gifv' },
  { key: 'spoken.sounds', holds: (kind: AttachmentKind) => kind === 'audio' },
  { key: 'spoken.files', holds: (kind: AttachmentKind) => kind === 'flash' || kind === 'html' || kind === 'unknown' },
] as const

/** A voice pauses where a sentence ends: words that end in nothing would run into what is said next. */
function asSentence(words: string): string {
  return /[\p{Sentence_Terminal}\u2026:;\u061b][\p{Pe}\p{Pf}"'\s]*$/u.test(words) ? words : `${words}.`
}

/** Whose post it is, in the order of hearing: who, who brought it, whom they answer, when. */
export function spokenName({ author, repeatedBy, replyTo, time }: PostFacts): readonly Message[] {
  return [
    { key: 'spoken.author', args: { name: author } },
    ...(repeatedBy === null ? [] : [{ key: 'spoken.repeatedBy', args: { name: repeatedBy } } as const]),
    ...(replyTo === null ? [] : [{ key: 'spoken.replyTo', args: { name: replyTo } } as const]),
    { key: 'spoken.when', args: { time } },
  ]
}

/** What the post says, has with it, who may see it and what became of it, a sentence each; nothing of what is not there. */
export function spokenText(facts: PostFacts): readonly Message[] {
  const { subject, closed, text, attachments, poll, quoted, yours } = facts
  const said: Message[] = []
  const say = (key: Extract<Message, { key: unknown }>['key'], args?: Readonly<Record<string, string | number>>) =>
    said.push(args ? { key, args } : { key })
  if (facts.edited) say('spoken.edited')
  if (subject !== '') say('spoken.subject', { subject: asSentence(subject) })
  if (closed) say('spoken.closed')
  else if (text !== '') say('spoken.text', { text: asSentence(beginning(text.split('\n\n').map(asSentence).join(' '))) })
  if (facts.sensitive) say('spoken.sensitive')
  for (const { key, holds } of kinds) {
    const count = attachments.filter(holds).length
    if (count > 0) say(key, { count })
  }
  if (poll) say(poll.over ? 'spoken.pollOver' : 'spoken.poll', { count: poll.options })
  if (quoted === null) say('spoken.quoteHidden')
  else if (quoted !== undefined) say('spoken.quote', { name: quoted })
  if (facts.link !== null && !closed) say('spoken.link', { title: asSentence(facts.link) })
  say(`spoken.scope.${facts.visibility}`)
  if (facts.replies > 0) say('spoken.replies', { count: facts.replies })
  if (facts.repeats > 0) say('spoken.repeats', { count: facts.repeats })
  if (facts.favourites > 0) say('spoken.favourites', { count: facts.favourites })
  if (facts.reactions > 0) say('spoken.reactions', { count: facts.reactions })
  if (yours.repeat) say('spoken.yourRepeat')
  if (yours.favourite) say('spoken.yourFavourite')
  if (yours.bookmark) say('spoken.yourBookmark')
  return said
}
