import { useT } from '#i18n/useT.ts'
import { useOffline } from '#lib/useOffline.ts'
import { Icon } from '#ui/Icon.tsx'
import { offlineIcon } from '#ui/icons/offline.ts'

import css from './OfflineBar.module.css'

/** A line while the browser is offline; the page stays usable. */
export function OfflineBar() {
  const t = useT()
  const offline = useOffline()
  return (
    <div role="status">
      {offline && (
        <p className={css.bar}>
          <Icon path={offlineIcon} />
          {t('offline.text')}
        </p>
      )}
    </div>
  )
}
