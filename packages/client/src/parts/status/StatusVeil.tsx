import type { StatusId } from '@rookery/api/wire/model'
import type { Veil } from '#data/veil/veilOf.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { AccountName } from '#parts/account/AccountName.tsx'
import css from './StatusVeil.module.css'

/** What stands in place of a post that is deleted or muted, with the reason. */
export function StatusVeil({ id, veil, spot }: { id: StatusId; veil: Veil; spot?: string | undefined }) {
  const t = useT()
  const status = useStatus(id)
  if (status === undefined) return null
  return (
    <article className={css.veil} tabIndex={0} aria-label={t(`veil.${veil.kind}`)} aria-describedby={spot} data-status={id}>
      <AccountName id={status.accountId} />
      <span>{t(`veil.${veil.kind}`)}</span>
    </article>
  )
}
