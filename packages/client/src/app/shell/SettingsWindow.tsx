import type { SettingsPlace } from '#features/addresses/model/settingsHash.ts'
import { useLayout } from '#app/page/useLayout.ts'
import { SettingsDialog } from '#features/settingsDialog/ui/SettingsDialog.tsx'

import { SignOutButton } from './SignOutButton.tsx'

/** The dialog of settings with the props of the shell. */
export function SettingsWindow(props: { place: SettingsPlace; isMinimized: boolean }) {
  return <SettingsDialog {...props} isNarrow={useLayout() === 'narrow'} wayOut={<SignOutButton />} />
}
