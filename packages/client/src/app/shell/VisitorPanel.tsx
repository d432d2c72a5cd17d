'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { href } from '#features/addresses/model/href.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

import { Part } from '#features/screen/ui/Part.tsx'
import css from './VisitorPanel.module.css'

/** The form is fetched after the first post, because visitors come to read. */
const SignIn = lazyComponent(async () => (await import('#features/signIn/ui/SignIn.tsx')).SignIn)

/** The panel for visitors. The sign-in screen has the form itself. */
export function VisitorPanel() {
  const t = useT()
  const pathname = usePathname()
  if (pathname === href.login()) return null
  return (
    <Panel title={t('shell.login')}>
      <Part
        waiting={
          <div className={css.waiting} aria-busy>
            <Skeleton shape="box" height="2.5rem" />
            <Skeleton shape="box" height="2.5rem" />
            <Skeleton shape="box" height="2.5rem" />
          </div>
        }
      >
        <SignIn />
      </Part>
    </Panel>
  )
}
