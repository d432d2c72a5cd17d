import { themePairName } from './builtInThemes.ts'
import type { Settings } from './Settings.ts'
import { siteTheme } from './themeChoice.ts'

/**
 * Chooses a theme: on this device alone while there is a choice of its own, else everywhere. Null leaves it to the system or the server; on
 * one device alone, the pair of themes does that.
 */
export function chooseTheme(settings: Settings, name: string | null): void {
  const key = settings.get('deviceTheme') === null ? 'theme' : 'deviceTheme'
  if (name !== null) settings.set(key, name)
  else if (key === 'theme') settings.reset(key)
  else settings.set(key, themePairName)
}

/** Gives this device a choice of its own, which begins with the current one; or returns it to the common one. */
export function chooseOnDevice(settings: Settings, isOwn: boolean): void {
  const common = settings.isChosen('theme') ? settings.get('theme') : siteTheme(settings)
  if (isOwn) settings.set('deviceTheme', common ?? themePairName)
  else settings.reset('deviceTheme')
}
