import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'

import { slots } from '#app/slots.ts'
import { useT } from '#i18n/useT.ts'
import { Spinner } from '#ui/Spinner.tsx'

import { Drawer } from './Drawer.tsx'
import { SideDrawer } from './SideDrawer.tsx'

export type DrawerName = 'menu' | 'notifications'

/** The columns that a narrow page keeps behind its edges. A change of screen closes them. */
export function Drawers({ open, onClose }: { open: DrawerName | null; onClose: () => void }) {
  const t = useT()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [pathname])
  if (open === 'menu') return <SideDrawer onClose={onClose} />
  if (open === 'notifications' && slots.notifications) {
    return (
      <Drawer label={t('shell.notifications')} edge="end" threshold={50} onClose={onClose}>
        <Suspense fallback={<Spinner />}>
          <slots.notifications />
        </Suspense>
      </Drawer>
    )
  }
  return null
}
