import type { AccountId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { RichText } from '#features/content/ui/RichText.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { circleCheckIcon } from '#ui/icons/circleCheck.ts'
import css from './ProfileFields.module.css'

/** Further fields are behind a button, because most visitors come for the posts. */
const max = 8

/** Profile fields of an account. A verified link has a mark. */
export function ProfileFields({ id }: { id: AccountId }) {
  const t = useT()
  const account = useAccount(id)
  const [showsAll, setShowsAll] = useState(false)
  if (account === undefined || account.fields.length === 0) return null
  const { emojis } = account
  // Equal fields differ only by their index.
  const fields = account.fields.map((field, place) => ({ ...field, key: `${place} ${field.name}` }))
  const shown = showsAll || fields.length <= max + 1 ? fields : fields.slice(0, max)
  return (
    <div className={css.all}>
      <dl className={css.fields}>
        {shown.map(({ key, name, value, verifiedAt }) => (
          <div key={key} className={css.field}>
            <dt>
              <EmojiText text={name} emojis={emojis} />
            </dt>
            <dd>
              {verifiedAt !== null && <VerifiedMark since={verifiedAt} />}
              <RichText html={value} emojis={emojis} folds />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < fields.length && (
        <Button tone="quiet" size="small" onClick={() => setShowsAll(true)}>
          {t('profile.fields.all', { count: fields.length })}
        </Button>
      )}
    </div>
  )
}

function VerifiedMark({ since }: { since: string }) {
  const t = useT()
  const formats = useFormats()
  const label = t('profile.verifiedSince', { date: formats.date(Date.parse(since), { dateStyle: 'long' }) })
  return (
    <span className={css.verified} role="img" aria-label={label} title={label}>
      <Icon path={circleCheckIcon} />
    </span>
  )
}
