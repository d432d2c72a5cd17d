import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'

import { InstancePanel } from './lazyParts.ts'
import { NavigationPanel } from './NavigationPanel.tsx'
import { Part } from '#parts/screen/Part.tsx'
import { UserPanel } from './UserPanel.tsx'
import { VisitorPanel } from './VisitorPanel.tsx'

/** The side column of wider pages: who reads, what to write, where to go, what the server has to say. */
export function SideColumn({ composer }: { composer: boolean }) {
  const { me, server } = useSession()
  const hidesPanel = useSetting('hideInstancePanel')
  return (
    <>
      {me === null ? <VisitorPanel /> : <UserPanel me={me} composer={composer} />}
      <NavigationPanel />
      {server.config.showInstanceSpecificPanel && !hidesPanel && (
        <Part>
          <InstancePanel />
        </Part>
      )}
    </>
  )
}
