import type { Settings } from './Settings.ts'

/** Chooses a theme where the user chooses: on this device alone while there is a choice of its own, else everywhere. Null resets it. */
export function chooseTheme(settings: Settings, name: string | null): void {
  const key = settings.get('deviceTheme') === null ? 'theme' : 'deviceTheme'
  if (name === null) settings.reset(key)
  else settings.set(key, name)
}

/** Gives this device a choice of its own, which begins with the current one; or returns it to the common one. */
export function chooseOnDevice(settings: Settings, isOwn: boolean): void {
  if (isOwn) settings.set('deviceTheme', settings.get('theme') ?? 'pleroma-dark')
  else settings.reset('deviceTheme')
}
