import type { ThemeSource } from '@rookery/theme'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { shownOverrides } from '#features/settings/model/drawnTheme.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { mendCustomTheme } from './mendCustomTheme.ts'
import { unreadableTexts } from './unreadableTexts.ts'
import { wallpaperAddress, wallpaperImageQuery } from './wallpaperImage.ts'

const offerMs = 30_000

/**
 * Shows a notice if some texts of a custom theme are hard to read. The theme was just added outside of the settings. The notice has a button
 * that mends them. The returned function closes the notice.
 */
export async function offerReadable(session: Session, name: string, theme: ThemeSource): Promise<() => void> {
  const settings = settingsOf(session)
  const image = await queriesOf(session).query(wallpaperImageQuery(wallpaperAddress(session)))
  const overrides = shownOverrides(settings, matchMedia('(prefers-contrast: more)').matches)
  const count = unreadableTexts(theme, overrides, image)
  if (count === 0) return () => {}
  const mend = () => {
    const mended = mendCustomTheme(session, name, image)
    if (mended === null) return
    const { changes, unreadable } = mended.result
    if (unreadable.length > 0)
      session.notices.show({ level: 'warning', messageKey: 'themeEditor.notMended', args: { count: unreadable.length }, timeout: offerMs })
    if (changes.length === 0) return
    session.notices.show({
      level: 'success',
      messageKey: 'themes.changedForContrast',
      args: { count: changes.length },
      timeout: offerMs,
      action: { label: 'general.undo', run: mended.undo },
    })
  }
  const offer = session.notices.show({
    level: 'warning',
    messageKey: 'themes.unreadable',
    args: { count },
    timeout: offerMs,
    action: { label: 'themes.makeReadable', run: mend },
  })
  return () => session.notices.close(offer)
}
