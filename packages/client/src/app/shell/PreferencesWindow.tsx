import { use } from 'react'

import { KeyHelpContext } from '#app/keys/KeyHelpContext.ts'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'

import type { BarWindowProps } from './BarMenu.tsx'
import { Preferences } from './Preferences.tsx'

export function PreferencesWindow(props: BarWindowProps) {
  const help = use(KeyHelpContext)
  return (
    <PopoverWindow {...props}>
      <Preferences
        onShowKeys={() => {
          // The focus is back on the button of the bar before the list takes it, and so returns there.
          props.onClose()
          help.set(true)
        }}
      />
    </PopoverWindow>
  )
}
