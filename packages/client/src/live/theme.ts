import type { Timer } from '@rookery/api/http/Clock'
import { createSlot } from '#features/session/model/Slot.ts'
import type { Session } from '#features/session/model/Session.ts'
import { shownTheme, themeChoice, themeChoiceKeys } from '#features/settings/model/themeChoice.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { isThemeStylesheet } from './isThemeStylesheet.ts'
import { needsThemeStylesheet } from './needsThemeStylesheet.ts'

/** The stylesheet of the session's themes that are not built in: at first the stored one. */
export const themeStylesheetOf = createSlot(() => new CSSStyleSheet())

/** How often a pair of themes compares its hours with the clock. */
const clockPollMs = 60_000

/**
 * Sets the theme's name on the root element, for the stylesheets. Without a name the system's preference decides. A server's or custom
 * theme is drawn from its stored stylesheet, and `themeStylesheet` updates it.
 */
export function startTheme(session: Session, page: Document): Stop {
  const { clock, device, key } = session
  const settings = settingsOf(session)
  const { dataset } = page.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  let timer: Timer | null = null
  const apply = () => {
    const choice = themeChoice(settings)
    const theme = shownTheme(choice, system.matches, new Date(clock.now()))
    if (theme === null) delete dataset.theme
    // Setting the same name again would make code that reads colours read them again.
    else if (dataset.theme !== theme) dataset.theme = theme
    const hasHours = typeof choice === 'object' && choice?.hours != null
    if (hasHours) timer ??= clock.every(clockPollMs, apply)
    else stopClock()
  }
  const stopClock = () => {
    timer?.cancel()
    timer = null
  }
  apply()
  system.addEventListener('change', apply)
  const stops = themeChoiceKeys.map((setting) => settings.subscribe(setting, apply))
  const sheet = themeStylesheetOf(session)
  const css = device.stored.get(themeStylesheetKey(key))
  if (css !== null && needsThemeStylesheet(session) && isThemeStylesheet(css)) sheet.replaceSync(css)
  else device.stored.remove(themeStylesheetKey(key))
  page.adoptedStyleSheets.push(sheet)
  return () => {
    stopClock()
    system.removeEventListener('change', apply)
    for (const stop of stops) stop()
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
