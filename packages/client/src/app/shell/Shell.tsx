import { Link, Outlet } from '@tanstack/react-router'

import { useT } from '#i18n/useT.ts'

/** Everything around the screen: bars, columns, landmarks. */
export function Shell() {
  const t = useT()
  return (
    <>
      <nav aria-label={t('nav.label')}>
        <Link to="/about">{t('nav.about')}</Link>
      </nav>
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
