import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { textOf } from '@rookery/content'

import { plainName } from '#data/entities/plainName.ts'
import type { Session } from '#data/session/Session.ts'
import type { ActiveLanguage } from '#i18n/InterfaceLanguage.ts'
import { contentTreeOf } from '#parts/content/contentTreeOf.ts'
import { relativeFormats, relativeTime } from '#ui/relativeTime.ts'

import type { PostFacts } from './spokenPost.ts'

export interface HeardPost {
  readonly id: StatusId
  /** Who repeated it, as the row says. */
  readonly repeatedBy: string | null
  /** What stands behind its subject is closed on screen. */
  readonly closed: boolean
}

/** What is known of a post now; null when nothing is. */
export function postFacts(
  { entities, clock, settings }: Pick<Session, 'entities' | 'clock' | 'settings'>,
  { language }: Pick<ActiveLanguage, 'language'>,
  { id, repeatedBy, closed }: HeardPost,
): PostFacts | null {
  const status = entities.statuses.get(id)
  if (!status || status.deleted) return null
  const nameOf = (account: AccountId | null | undefined): string | null => {
    const known = account == null ? undefined : entities.accounts.get(account)
    return known ? plainName(known) : null
  }
  const quoted = status.quote?.id == null ? undefined : entities.statuses.get(status.quote.id)
  const counted = (count: number) => (settings.get('hidePostStats') ? 0 : count)
  const poll = status.pollId === null ? undefined : entities.polls.get(status.pollId)
  return {
    author: nameOf(status.accountId) ?? '',
    repeatedBy,
    replyTo: nameOf(status.inReplyToAccountId) ?? status.inReplyToAcct,
    time: relativeTime(Date.parse(status.createdAt), clock.now(), relativeFormats(language.tag, 'long')),
    edited: status.editedAt !== null,
    subject: status.spoilerText,
    closed,
    text: textOf(contentTreeOf(status)),
    attachments: status.attachments.map(({ kind }) => kind),
    sensitive: status.sensitive && status.attachments.length > 0,
    poll: poll ? { options: poll.options.length, over: poll.expired } : null,
    quoted: status.quote === null ? undefined : status.quote.state === 'accepted' ? nameOf(quoted?.accountId) : null,
    link: status.card?.title || null,
    visibility: status.visibility,
    replies: counted(status.repliesCount),
    repeats: counted(status.reblogsCount),
    favourites: counted(status.favouritesCount),
    reactions: status.reactions.reduce((sum, { count }) => sum + count, 0),
    yours: { repeat: status.reblogged, favourite: status.favourited, bookmark: status.bookmarked },
  }
}
