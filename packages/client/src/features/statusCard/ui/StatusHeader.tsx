import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { AccountHandle } from '#features/accountNames/ui/AccountHandle.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { AccountName } from '#features/accountNames/ui/AccountName.tsx'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { TimeLink } from '#features/screen/ui/TimeLink.tsx'
import { EditedMark } from './EditedMark.tsx'
import { HeaderIcon } from './HeaderIcon.tsx'
import { ScopeIcon } from './ScopeIcon.tsx'
import css from './StatusHeader.module.css'
import { StatusMenuButton } from '#features/statusActions/ui/StatusMenuButton.tsx'

/** Name, handle, scope, time and the menu: one line with a name of any length. */
export function StatusHeader({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  const author = status?.accountId ?? null
  const acct = useAccountField(author, 'acct')
  const bot = useAccountField(author, 'bot')
  if (status === undefined || author === null || acct === undefined) return null
  return (
    <header className={css.header}>
      <AccountLink id={author} className={css.author}>
        <span id={`author-${id}`} className={css.name}>
          <AccountName id={author} oneLine />
        </span>
        <AccountHandle id={author} className={css.handle} />
        {bot && <span className={css.mark}>{t('account.bot')}</span>}
      </AccountLink>
      <span className={css.spacer} />
      {status.bookmarked && <HeaderIcon icon={bookmarkIcon} label={t('status.bookmarked')} />}
      <ScopeIcon visibility={status.visibility} />
      <TimeLink at={status.createdAt} id={`time-${id}`} className={css.time} href={href.status(id)} />
      {status.editedAt !== null && <EditedMark id={id} at={status.editedAt} />}
      <StatusMenuButton id={id} />
    </header>
  )
}
