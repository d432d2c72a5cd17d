'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { href } from '#data/addresses/href.ts'
import { useServer } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'

import { FeaturesPanel, InstancePanel, SuggestionsPanel } from './lazyParts.ts'
import { NavigationPanel } from './NavigationPanel.tsx'
import { Nothing } from '#parts/screen/Nothing.ts'
import { usePathname } from '#parts/navigation/usePathname.ts'
import { Part } from '#parts/screen/Part.tsx'
import { UserPanel } from './UserPanel.tsx'
import { VisitorPanel } from './VisitorPanel.tsx'

/** The side column of wider pages: who reads, what to write, where to go, what the server has to say. */
export function SideColumn({ composer }: { composer: boolean }) {
  const { me } = useSession()
  const hasPanel = useServer(({ config }) => config.showInstanceSpecificPanel)
  const hasFeatures = useServer(({ config }) => config.showFeaturesPanel)
  // Akkoma always says no, and has a screen for it all the same.
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
        <Part failure={Nothing}>
          <FeaturesPanel />
        </Part>
      )}
      {me !== null && suggests && pathname !== href.suggestions() && (
        <Part failure={Nothing}>
          <SuggestionsPanel />
        </Part>
      )}
    </>
  )
}
