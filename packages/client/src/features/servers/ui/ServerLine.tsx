import { href } from '#features/addresses/model/href.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'

import css from './servers.module.css'

/** Names the server of a sign-in, and leads to the choice of another one. Renders nothing on the page of a server. */
export function ServerLine() {
  const t = useT()
  const { origin, device } = useSession()
  if (origin === device.page) return null
  return (
    <p className={css.line}>
      <span>{t('servers.current', { host: new URL(origin).host })}</span>
      <a href={href.server()}>{t('servers.change')}</a>
    </p>
  )
}
