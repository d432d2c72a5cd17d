import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { covers, type FilterView } from '#features/filters/model/FilterVerdict.ts'
import { useVerdict } from '#features/filters/model/useVerdict.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { FilteredStatus } from './FilteredStatus.tsx'
import { StatusBody } from './StatusBody.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import css from './PostPreview.module.css'

const inside: FilterView = { kind: 'compact' }

/** A post embedded elsewhere: author, time and content, with a link to the post. Its own quote is only a link. */
export function PostPreview({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const verdict = useVerdict(id, inside)
  if (status === undefined) return null
  return (
    <div className={css.post} data-status={id}>
      {verdict !== null && <FilteredStatus id={id} verdict={verdict} />}
      {!covers(verdict) && <Preview status={status} />}
    </div>
  )
}

function Preview({ status: { id, accountId, createdAt, attachments, quote } }: { status: StatusRecord }) {
  const t = useT()
  return (
    <>
      <a className={css.head} href={href.status(id)}>
        <AccountAvatar id={accountId} size={24} />
        <span className={css.name}>
          <NameWithHandle id={accountId} />
        </span>
        <LiveTime at={createdAt} />
      </a>
      <StatusBody id={id} compact>
        {attachments.length > 1 && (
          <a className={css.missing} href={href.status(id)}>
            {t('quote.moreAttachments', { count: attachments.length - 1 })}
          </a>
        )}
        {quote !== null && (
          <p className={css.missing}>
            {quote.id === null ? t('quote.nestedMissing') : <a href={href.status(quote.id)}>{t('quote.nested')}</a>}
          </p>
        )}
      </StatusBody>
    </>
  )
}
