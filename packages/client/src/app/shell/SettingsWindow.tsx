import type { SettingsPlace } from '#data/addresses/settingsHash.ts'
import { useLayout } from '#app/page/useLayout.ts'
import { SettingsDialog } from '#features/settings/SettingsDialog.tsx'

import { SignOutButton } from './SignOutButton.tsx'

/** The dialog of settings with what the shell gives it. */
export function SettingsWindow(props: { place: SettingsPlace; isMinimized: boolean }) {
  return <SettingsDialog {...props} isNarrow={useLayout() === 'narrow'} wayOut={<SignOutButton />} />
}
