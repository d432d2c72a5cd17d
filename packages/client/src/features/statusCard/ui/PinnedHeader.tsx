import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { pinIcon } from '#ui/icons/pin.ts'
import css from './StatusLines.module.css'

/** That its author pinned the post below to their profile. */
export function PinnedHeader() {
  const t = useT()
  return (
    <p className={css.above}>
      <Icon path={pinIcon} />
      <span>{t('status.pinned')}</span>
    </p>
  )
}
