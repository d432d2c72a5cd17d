import { useSession } from '#data/session/useSession.ts'

import { NavigationPanel } from './NavigationPanel.tsx'
import { UserPanel } from './UserPanel.tsx'
import { VisitorPanel } from './VisitorPanel.tsx'

/** The side column of wider pages: who reads, what to write, where to go. */
export function SideColumn({ composer }: { composer: boolean }) {
  const { me } = useSession()
  return (
    <>
      {me === null ? <VisitorPanel /> : <UserPanel me={me} composer={composer} />}
      <NavigationPanel />
    </>
  )
}
