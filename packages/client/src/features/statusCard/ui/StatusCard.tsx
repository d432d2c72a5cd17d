import type { StatusId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { highlightOf } from '#features/settings/model/highlightOf.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { covers } from '#features/filters/model/FilterVerdict.ts'
import { useVerdict } from '#features/filters/model/useVerdict.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { MentionsLine } from './MentionsLine.tsx'
import { StatsSlot } from './StatsSlot.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { StatusActions } from '#features/statusActions/ui/StatusActions.tsx'
import { StatusBody } from './StatusBody.tsx'
import css from './StatusCard.module.css'
import { StatusError } from './StatusError.tsx'
import { StatusHeader } from './StatusHeader.tsx'
import { StatusReactions } from '#features/reactions/ui/StatusReactions.tsx'
import { StatusReply } from '#features/statusActions/ui/StatusReply.tsx'
import { StatusThreadLine } from './StatusThreadLine.tsx'
import { FilteredStatus } from './FilteredStatus.tsx'

export interface StatusCardProps {
  id: StatusId
  /** The entry of the list, if that is a repeat: the repeater may be muted. */
  entry?: StatusId
  /** Rendered above the header: the repeater, or the pin. */
  prepend?: ReactNode
  focused?: boolean
  /** Id of the element with the post's position in a conversation. */
  spot?: string | undefined
  /** Rendered below the actions: in a conversation, the replies. */
  below?: ReactNode
  /** Rendered at the end, also of a covered post: in a conversation, links to hidden replies. */
  tail?: ReactNode
}

/** One post with author, content and actions. Renders exactly one of: nothing, a placeholder, the post (spec 2, section 2). */
export function StatusCard({ id, entry = id, prepend, focused = false, spot, below, tail }: StatusCardProps) {
  const status = useStatus(id)
  const verdict = useVerdict(entry)
  const covered = covers(verdict)
  const highlight = highlightOf(useSetting('highlights'), useAccountField(status?.accountId ?? null, 'acct'))
  const words = covered ? undefined : `content-${id}`
  if (status === undefined) return null
  return (
    <article
      className={css.card}
      tabIndex={0}
      aria-labelledby={covered ? `author-${id} verdict-${id}` : `author-${id} time-${id}`}
      aria-describedby={spot && words ? `${spot} ${words}` : (spot ?? words)}
      data-covered={covered || undefined}
      data-focused={focused || undefined}
      data-status={id}
      data-highlight={highlight?.type}
      data-highlight-color={highlight?.color.toLowerCase()}
    >
      {verdict !== null && <FilteredStatus id={id} verdict={verdict} labels />}
      {!covered && (
        <>
          {prepend}
          <div className={css.columns}>
            <AccountLink id={status.accountId} className={css.avatar} isDouble>
              <AccountAvatar id={status.accountId} size={48} />
            </AccountLink>
            <div className={css.main}>
              <StatusHeader id={id} />
              <StatusThreadLine id={id} />
              <MentionsLine id={id} />
              <StatusBody id={id} focused={focused}>
                {status.quote !== null && <QuoteCard quote={status.quote} />}
              </StatusBody>
              <StatusReactions id={id} focused={focused} />
              <StatusError id={id} />
              {focused && <StatsSlot id={id} />}
              <StatusActions id={id} />
              {below}
            </div>
          </div>
        </>
      )}
      {/* A reply being written stays when the post is deleted or muted meanwhile. */}
      <StatusReply id={id} />
      {tail}
    </article>
  )
}
