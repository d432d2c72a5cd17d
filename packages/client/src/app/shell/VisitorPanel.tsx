import { lazyRouteComponent, useMatchRoute } from '@tanstack/react-router'
import { Suspense } from 'react'

import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

import css from './VisitorPanel.module.css'

/** Not before the first post: visitors come to read. */
const SignIn = lazyRouteComponent(() => import('#features/signIn/SignIn.tsx'), 'SignIn')

/** What visitors have in the place of a member's panel. The sign-in screen has the form itself. */
export function VisitorPanel() {
  const t = useT()
  const matchRoute = useMatchRoute()
  if (matchRoute({ to: '/login' })) return null
  return (
    <Panel title={t('signIn.title')}>
      <Suspense
        fallback={
          <div className={css.waiting} aria-busy>
            <Skeleton shape="box" height="2.5rem" />
            <Skeleton shape="box" height="2.5rem" />
            <Skeleton shape="box" height="2.5rem" />
          </div>
        }
      >
        <SignIn />
      </Suspense>
    </Panel>
  )
}
