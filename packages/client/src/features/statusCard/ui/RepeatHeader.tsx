import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { drawMarks, markOf, drawText } from '#i18n/drawText.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { Icon } from '#ui/Icon.tsx'
import { repeatIcon } from '#ui/icons/repeat.ts'
import css from './StatusLines.module.css'

/** Accounts that repeated the post below, latest first: two by name, the others by number. */
export function RepeatHeader({ repeats }: { repeats: readonly StatusId[] }) {
  const t = useT()
  const formats = useFormats()
  const named = repeats.slice(0, 2)
  const others = repeats.length - named.length
  // The language says how names are joined; each then takes the place of its mark.
  const joined = formats.list([...named.map(markOf), ...(others > 0 ? [t('status.repeatedOthers', { count: others })] : [])])
  const names = drawMarks(joined, Object.fromEntries(named.map((id) => [id, <Repeater key={id} id={id} />])))
  return (
    <p className={css.above} data-tone="repeat">
      <Icon path={repeatIcon} />
      {drawText(t, 'status.repeated', {
        count: repeats.length,
        names: (
          <span className={css.names} data-repeaters>
            {names}
          </span>
        ),
      })}
    </p>
  )
}

/** The account that made a repeat. */
function Repeater({ id }: { id: StatusId }) {
  const repeat = useStatus(id)
  return (
    repeat && (
      <AccountLink id={repeat.accountId}>
        <NameWithHandle id={repeat.accountId} />
      </AccountLink>
    )
  )
}
