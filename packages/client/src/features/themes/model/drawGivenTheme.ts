import { themeCss, type ThemeSource } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import { drawnTheme } from '#features/settings/model/drawnTheme.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'

/**
 * Draws the page in a theme that is neither chosen nor stored, over the chosen one. Code that reads colours reads them again. The stop
 * function shows the chosen one.
 */
export function drawGivenTheme(session: Session, theme: ThemeSource, page: Document): Stop {
  const settings = settingsOf(session)
  const sheet = new CSSStyleSheet()
  const root = page.documentElement
  const moreContrast = matchMedia('(prefers-contrast: more)')
  const notify = () => {
    root.className = root.className.trim()
  }
  const draw = () => {
    // It beats the rule of the chosen theme, which may come later.
    sheet.replaceSync(`:root:root:root {\n${themeCss(drawnTheme(settings, theme, moreContrast.matches))}\n}`)
    notify()
  }
  page.adoptedStyleSheets.push(sheet)
  draw()
  moreContrast.addEventListener('change', draw)
  const stopFollowing = settings.subscribe('themeOverrides', draw)
  return () => {
    moreContrast.removeEventListener('change', draw)
    stopFollowing()
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
    notify()
  }
}
