'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

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
import { VisitorPanel } from './VisitorPanel.tsx'

/** The side column of wider pages: who reads, what to write, where to go, what the server has to say. */
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
      {/* That page has the panel among what it says of the server. */}
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
