import { href } from '#features/addresses/model/href.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'

import { FeaturesPanel, InstancePanel, SuggestionsPanel } from './lazyParts.ts'
import { NavigationPanel } from './NavigationPanel.tsx'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { UserPanel } from './UserPanel.tsx'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import css from './VisitorPanel.module.css'

/** The form is fetched after the first post, because visitors come to read. */
const SignIn = lazyComponent(async () => (await import('#features/signIn/ui/SignIn.tsx')).SignIn)

/** The panel for visitors. The sign-in screen has the form itself. */
function VisitorPanel() {
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

/** The side column of wider pages: account, composer, navigation and panels of the server. */
export function SideColumn({ composer }: { composer: boolean }) {
  const { me } = useSession()
  const hasPanel = useServer(({ config }) => config.showInstanceSpecificPanel)
  const hasFeatures = useServer(({ config }) => config.showFeaturesPanel)
  // Akkoma always sends false, but has a screen for it.
  const suggests = useServer(({ nodeInfo }) => nodeInfo?.suggestionsEnabled ?? false)
  const hidesPanel = useSetting('hideInstancePanel')
  const pathname = usePathname()
  return (
    <>
      {me === null ? <VisitorPanel /> : <UserPanel me={me} composer={composer} />}
      <NavigationPanel />
      {/* That page shows the panel itself. */}
      {hasPanel && !hidesPanel && pathname !== href.about() && (
        <Part>
          <InstancePanel />
        </Part>
      )}
      {me === null && hasFeatures && pathname !== href.about() && (
        <Part failure={EmptyFallback}>
          <FeaturesPanel />
        </Part>
      )}
      {me !== null && suggests && pathname !== href.suggestions() && (
        <Part failure={EmptyFallback}>
          <SuggestionsPanel />
        </Part>
      )}
    </>
  )
}
