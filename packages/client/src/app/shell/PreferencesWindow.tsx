import { use } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { openSettings } from '#features/navigation/model/openSettings.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'

import type { BarWindowProps } from './BarMenu.tsx'
import { Preferences } from './Preferences.tsx'

export function PreferencesWindow(props: BarWindowProps) {
  const opened = use(PageWindowContext)
  const navigation = useNavigation()
  return (
    <PopoverWindow {...props}>
      <Preferences
        onShowKeys={() => {
          // The focus is back on the button of the bar before the list takes it, and so returns there.
          props.onClose()
          opened.set('keyHelp')
        }}
        onShowSettings={() => {
          props.onClose()
          openSettings(navigation)
        }}
      />
    </PopoverWindow>
  )
}
