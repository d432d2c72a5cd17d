import { use } from 'react'

import { KeyHelpContext } from '#app/keys/KeyHelpContext.ts'

import type { BarWindowProps } from './BarMenu.tsx'
import { BarWindow } from './BarWindow.tsx'
import { Preferences } from './Preferences.tsx'

export function PreferencesWindow(props: BarWindowProps) {
  const help = use(KeyHelpContext)
  return (
    <BarWindow {...props}>
      <Preferences
        onShowKeys={() => {
          // The focus is back on the button of the bar before the list takes it, and so returns there.
          props.onClose()
          help.set(true)
        }}
      />
    </BarWindow>
  )
}
