import type { AccountId } from '@rookery/api/wire/model'
import { useT } from '#i18n/useT.ts'
import { AccountLink } from '#parts/account/AccountLink.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { Icon } from '#ui/Icon.tsx'
import { repeatIcon } from '#ui/icons/repeat.ts'
import css from './StatusLines.module.css'

/** Who repeated the post below. */
export function RepeatHeader({ accountId }: { accountId: AccountId }) {
  const t = useT()
  return (
    <p className={css.above} data-tone="repeat">
      <Icon path={repeatIcon} />
      <AccountLink id={accountId}>
        <AccountName id={accountId} oneLine />
      </AccountLink>
      <span>{t('status.repeated')}</span>
    </p>
  )
}
