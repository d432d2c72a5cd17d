import type { Session } from '#features/session/model/Session.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { customTheme } from '#features/settings/model/ownThemes.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { createThemeStylesheetStore } from './themeStylesheetStore.ts'

/** Draws the custom theme, and each change of it, once a frame, because a dragged colour changes more often. */
export function drawCustomTheme(session: Session, page: Document): Stop {
  const settings = settingsOf(session)
  const sheet = createThemeStylesheetStore(session, customTheme, page)
  let frame: number | null = null
  const draw = () => {
    frame = null
    sheet.draw(customThemeOf(settings))
  }
  draw()
  const stop = settings.subscribe('customTheme', () => {
    frame ??= requestAnimationFrame(draw)
  })
  return () => {
    stop()
    if (frame !== null) cancelAnimationFrame(frame)
    sheet.stop()
  }
}
