import type { AttachmentKind, Visibility } from '@rookery/api/wire/model'

import type { Message } from '#features/notices/model/Message.ts'
import type { Translate } from '#i18n/t.ts'
import { beginning } from '#lib/beginning.ts'
import type { SpokenActionId } from '#features/statusActions/ui/keyedActions.ts'

import { joinSentences } from './joinSentences.ts'

/** The facts of a post that screen readers announce. */
export interface PostFacts {
  readonly author: string
  readonly repeatedBy: string | null
  /** The accounts that it replies to. */
  readonly replyTo: string | null
  /** As text: "5 minutes ago"; null if the server sent no time. */
  readonly time: string | null
  readonly edited: boolean
  /** Empty for none. */
  readonly subject: string
  /** The text behind the subject is not on screen, so it is not announced. */
  readonly closed: boolean
  readonly text: string
  readonly attachments: readonly AttachmentKind[]
  readonly sensitive: boolean
  /** The title of the filter that covers the attachments; null if none does. */
  readonly mediaFilter: string | null
  readonly poll: { readonly options: number; readonly over: boolean } | null
  /** The author of the quoted post, null if that is not shown, undefined without a quote. */
  readonly quoted: string | null | undefined
  /** The title of the page it links to. */
  readonly link: string | null
  readonly visibility: Visibility
  readonly replies: number
  readonly repeats: number
  readonly favourites: number
  readonly reactions: number
  /** The user's own actions on it. */
  readonly done: readonly SpokenActionId[]
}

const kinds = [
  { key: 'announce.images', holds: (kind: AttachmentKind) => kind === 'image' },
  { key: 'announce.videos', holds: (kind: AttachmentKind) => kind === 'video' || kind === 'gifv' },
  { key: 'announce.sounds', holds: (kind: AttachmentKind) => kind === 'audio' },
  { key: 'announce.files', holds: (kind: AttachmentKind) => kind === 'flash' || kind === 'html' || kind === 'unknown' },
] as const

/** Screen readers pause at the end of a sentence, so a text without punctuation gets a full stop. */
function asSentence(t: Translate, text: string): string {
  return /[\p{Sentence_Terminal}\u2026:;\u061b][\p{Pe}\p{Pf}"'\s]*$/u.test(text) ? text : t('announce.sentence', { text })
}

/** The announced name of a post: author, repeater, parent's author, time. */
export function spokenName({ author, repeatedBy, replyTo, time }: PostFacts): readonly Message[] {
  return [
    { key: 'announce.author', args: { name: author } },
    ...(repeatedBy === null ? [] : [{ key: 'announce.repeatedBy', args: { name: repeatedBy } } as const]),
    ...(replyTo === null ? [] : [{ key: 'announce.replyTo', args: { name: replyTo } } as const]),
    ...(time === null ? [] : [{ key: 'announce.when', args: { time } } as const]),
  ]
}

/** The announced description of a post: text, attachments, audience and counts, a sentence each; absent parts are left out. */
export function spokenText(t: Translate, facts: PostFacts): readonly Message[] {
  const { subject, closed, text, attachments, poll, quoted, done } = facts
  const messages: Message[] = []
  const announce = (key: Extract<Message, { key: unknown }>['key'], args?: Readonly<Record<string, string | number>>) =>
    messages.push(args ? { key, args } : { key })
  if (facts.edited) announce('announce.edited')
  if (subject !== '') announce('announce.subject', { subject: asSentence(t, subject) })
  if (closed) announce('announce.closed')
  else if (text !== '') {
    const paragraphs = text.split('\n\n').map((paragraph) => asSentence(t, paragraph))
    announce('announce.text', { text: asSentence(t, beginning(joinSentences(t, paragraphs))) })
  }
  if (facts.sensitive) announce('announce.sensitive')
  if (facts.mediaFilter !== null) announce('announce.mediaFilter', { filter: facts.mediaFilter })
  for (const { key, holds } of kinds) {
    const count = attachments.filter(holds).length
    if (count > 0) announce(key, { count })
  }
  if (poll) announce(poll.over ? 'announce.pollOver' : 'announce.poll', { count: poll.options })
  if (quoted === null) announce('announce.quoteHidden')
  else if (quoted !== undefined) announce('announce.quote', { name: quoted })
  if (facts.link !== null && !closed) announce('announce.link', { title: asSentence(t, facts.link) })
  announce(`announce.scope.${facts.visibility}`)
  if (facts.replies > 0) announce('announce.replies', { count: facts.replies })
  if (facts.repeats > 0) announce('announce.repeats', { count: facts.repeats })
  if (facts.favourites > 0) announce('announce.favourites', { count: facts.favourites })
  if (facts.reactions > 0) announce('announce.reactions', { count: facts.reactions })
  for (const action of done) announce(`announce.done.${action}`)
  return messages
}
