import { isPresetName, presets } from '../presets.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { isMorePresetName, morePresets } from './morePresets.ts'

/** Every preset by name; null for a name that is none. Nothing that loads first may import it. */
export function presetNamed(name: string): ThemeSource | null {
  if (isPresetName(name)) return presets[name]
  return isMorePresetName(name) ? morePresets[name] : null
}
