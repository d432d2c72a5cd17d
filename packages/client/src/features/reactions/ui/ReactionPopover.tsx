import type { StatusId } from '@rookery/api/wire/model'
import type { RefObject } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { reactionPeopleQuery } from '#features/statuses/model/reactionPeople.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { withReader } from '#features/queries/model/withReader.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { Popover } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { ReactionEmojiView } from './ReactionEmojiView.tsx'
import css from './ReactionPopover.module.css'

/** Maximum number of accounts (spec 2, section 9). */
const shown = 16

export interface ReactionPopoverProps {
  id: StatusId
  /** The emoji, as the post's reactions name it. */
  name: string
  anchor: RefObject<HTMLElement | null>
}

/** Accounts that reacted with an emoji: up to 16, and the number of others. */
export function ReactionPopover({ id, name, anchor }: ReactionPopoverProps) {
  const t = useT()
  const session = useSession()
  const reaction = useStatus(id)?.reactions.find((known) => known.name === name)
  // The user's own reaction is known without a request.
  const about = reaction && reaction.count - Number(reaction.me)
  const { data, isFetching, error } = useSessionQuery(reactionPeopleQuery(session, id), about)
  if (reaction === undefined) return null
  const people = withReader(data?.find((known) => known.name === name)?.ids ?? [], session.me, reaction.me)
  const first = people.slice(0, shown)
  const rest = Math.max(reaction.count, people.length) - first.length
  return (
    <Popover passive anchor={anchor} align="start" role="tooltip" data-beside-link>
      <div className={css.box} aria-busy={isFetching}>
        <p className={css.name}>
          <span className={css.emoji}>
            <ReactionEmojiView name={name} url={reaction.url} />
          </span>
          {reaction.url !== null && <bdi dir="ltr">:{name}:</bdi>}
        </p>
        {first.length === 0 ? (
          error !== null && !isFetching ? (
            <p className={css.faint}>{messageText(t, error.message)}</p>
          ) : data === undefined || isFetching ? (
            <Spinner label={t('general.loading')} />
          ) : (
            <p className={css.faint}>{t('post.people.hidden')}</p>
          )
        ) : (
          <ul className={css.people}>
            {first.map((account) => (
              <li key={account} className={css.person}>
                <AccountAvatar id={account} size={20} />
                <span className={css.words}>
                  <NameWithHandle id={account} />
                </span>
              </li>
            ))}
            {rest > 0 && <li className={css.faint}>{t('general.moreCount', { count: rest })}</li>}
          </ul>
        )}
      </div>
    </Popover>
  )
}
