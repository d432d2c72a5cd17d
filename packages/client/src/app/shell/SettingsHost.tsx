import { useEffect } from 'react'

import { settingsPlaceIn } from '#features/addresses/model/settingsHash.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsAsideOf } from '#features/settings/model/settingsAsideOf.ts'
import { useCell } from '#lib/useCell.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Part } from '#features/screen/ui/Part.tsx'

const SettingsWindow = lazyComponent(async () => (await import('./SettingsWindow.tsx')).SettingsWindow)

/**
 * The settings dialog: visible while the address names it, minimized after minimizing or following a link, hidden otherwise. Not for
 * visitors (spec 3, section 6).
 */
export function SettingsHost() {
  const session = useSession()
  const { address } = useNavigation()
  const named = settingsPlaceIn(useCell(address).hash)
  const place = useCell(settingsAsideOf(session)) ?? named
  useEffect(() => {
    const aside = settingsAsideOf(session)
    let before = address.get()
    return address.subscribe(() => {
      const left = settingsPlaceIn(before.hash)
      const isNamed = settingsPlaceIn(address.get().hash) !== null
      if (isNamed) aside.set(null)
      // A link out of the dialog closes it, so that its target is visible.
      else if (left && before.pathname !== address.get().pathname) aside.set(left)
      before = address.get()
    })
  }, [session, address])
  if (session.me === null || place === null) return null
  return (
    <Part>
      <SettingsWindow place={named ?? place} isMinimized={named === null} />
    </Part>
  )
}
