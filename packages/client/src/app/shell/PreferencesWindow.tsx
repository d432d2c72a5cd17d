import type { BarWindowProps } from './BarMenu.tsx'
import { BarWindow } from './BarWindow.tsx'
import { Preferences } from './Preferences.tsx'

export function PreferencesWindow(props: BarWindowProps) {
  return (
    <BarWindow {...props}>
      <Preferences />
    </BarWindow>
  )
}
