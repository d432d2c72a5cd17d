'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { href } from '#data/addresses/href.ts'
import { useServer } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'

import { InstancePanel } from './lazyParts.ts'
import { NavigationPanel } from './NavigationPanel.tsx'
import { usePathname } from '#parts/navigation/usePathname.ts'
import { Part } from '#parts/screen/Part.tsx'
import { UserPanel } from './UserPanel.tsx'
import { VisitorPanel } from './VisitorPanel.tsx'

/** The side column of wider pages: who reads, what to write, where to go, what the server has to say. */
export function SideColumn({ composer }: { composer: boolean }) {
  const { me } = useSession()
  const hasPanel = useServer(({ config }) => config.showInstanceSpecificPanel)
  const hidesPanel = useSetting('hideInstancePanel')
  // That page has the panel among what it says of the server.
  const isElsewhere = usePathname() === href.about()
  return (
    <>
      {me === null ? <VisitorPanel /> : <UserPanel me={me} composer={composer} />}
      <NavigationPanel />
      {hasPanel && !hidesPanel && !isElsewhere && (
        <Part>
          <InstancePanel />
        </Part>
      )}
    </>
  )
}
