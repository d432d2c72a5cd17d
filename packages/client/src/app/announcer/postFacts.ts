import type { AccountId, StatusId } from '@rookery/api/wire/model'

import { plainName } from '#features/entities/model/plainName.ts'
import type { FilterView } from '#features/filters/model/FilterVerdict.ts'
import { isBodyOpen } from '#features/statuses/model/isBodyOpen.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import type { Formats } from '#i18n/Formats.ts'
import type { ActiveLanguage } from '#i18n/InterfaceLanguage.ts'
import { isKnownTime } from '#lib/isKnownTime.ts'
import { statusWords } from '#features/content/ui/statusWords.ts'
import { spokenActions } from '#features/statusActions/ui/keyedActions.ts'
import { formatRelativeTime } from '#ui/formatRelativeTime.ts'

import type { PostFacts } from './statusSummary.ts'

/** The context of the post is unknown, so filters of any context count. */
const anywhere: FilterView = { kind: 'compact' }

export interface AnnouncedPost {
  readonly id: StatusId
  /** The account that repeated it, as in the row. */
  readonly repeatedBy: string | null
}

/** The known facts of a post; null if it is unknown. */
export function postFacts(
  session: Session,
  { formats }: Pick<ActiveLanguage, 'formats'>,
  { id, repeatedBy }: AnnouncedPost,
): PostFacts | null {
  const { entities, clock } = session
  const settings = settingsOf(session)
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
    time: timeSince(status.createdAt, clock.now(), formats),
    edited: status.editedAt !== null,
    subject: status.spoilerText,
    closed: !isBodyOpen(session, status),
    text: statusWords(entities, status),
    attachments: status.attachments.map(({ kind }) => kind),
    sensitive: status.sensitive && status.attachments.length > 0,
    mediaFilter: status.attachments.length > 0 ? filtersOf(session).mediaFilterOf(id, anywhere) : null,
    poll: poll ? { options: poll.options.length, over: poll.expired } : null,
    quoted: status.quote === null ? undefined : status.quote.state === 'accepted' ? nameOf(quoted?.accountId) : null,
    link: status.card?.title || null,
    visibility: status.visibility,
    replies: counted(status.repliesCount),
    repeats: counted(status.reblogsCount),
    favourites: counted(status.favouritesCount),
    reactions: counted(status.reactions.reduce((sum, { count }) => sum + count, 0)),
    done: spokenActions.filter(({ isOn }) => isOn?.(status, { session, answering: null })).map(({ id }) => id),
  }
}

/** A time ahead of our clock counts as now. */
function timeSince(iso: string, now: number, formats: Formats): string | null {
  return isKnownTime(iso) ? formatRelativeTime(Math.min(Date.parse(iso), now), now, formats, 'long') : null
}
