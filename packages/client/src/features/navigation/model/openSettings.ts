import { screenHashOf, withSettingsPlace, type SettingsPlace } from '#features/addresses/model/settingsHash.ts'
import { isRecord } from '#lib/isRecord.ts'

import type { Navigation } from './Navigation.ts'

/** Shows the settings over the screen: their list, or the tab and setting that are named. Back leads to the previous place. */
export function openSettings({ address, navigate }: Pick<Navigation, 'address' | 'navigate'>, place: Partial<SettingsPlace> = {}): void {
  const steps = stepsFromScreen() + 1
  navigate(withSettingsPlace(address.get().hash, place))
  mark(steps)
}

/** Shows another place of the open settings; back leads to where the present one leads. */
export function replaceSettings({ address, navigate }: Navigation, place: Partial<SettingsPlace>): void {
  const steps = stepsFromScreen()
  navigate(withSettingsPlace(address.get().hash, place), { replace: true })
  mark(steps)
}

/** Shows the screen alone again, by the way back where the settings were opened from it. */
export function leaveSettings({ address, navigate }: Navigation): void {
  const steps = stepsFromScreen()
  if (steps > 0) return history.go(-steps)
  const { pathname, search, hash } = address.get()
  navigate(pathname + search + screenHashOf(hash), { replace: true })
}

/** How many entries of the history lie between the screen and the settings over it; 0 after a direct link. */
function stepsFromScreen(): number {
  const state: unknown = history.state
  return isRecord(state) && typeof state.settings === 'number' ? state.settings : 0
}

function mark(settings: number): void {
  const state: unknown = history.state
  history.replaceState({ ...(isRecord(state) && state), settings }, '')
}
