import { readThemeStylesheet } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import { addCustomTheme, fitsSettings } from '#features/settings/model/applyCustomTheme.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Written into each stylesheet: the number of the rules that derived its colours. */
export const themeEngine = '--theme-engine: 3;'

/** How long the offer stays, unless a pointer or the focus is on it. */
const offerMs = 30_000

/**
 * Earlier releases derived the colours of a theme by rules of their own, so that it may look different now. The first start offers to
 * keep the old look as a custom theme; the new stylesheet replaces the old one, so that it is offered once.
 * @param stored the stylesheet of the last start
 * @param value the theme's value of the setting `theme`
 */
export function offerOldLook(session: Session, stored: string | null, value: string, name: string): void {
  // The last start may have shown another theme.
  if (!stored?.startsWith(`:root[data-theme="${CSS.escape(value)}"]`) || stored.includes(themeEngine)) return
  const settings = settingsOf(session)
  const theme = readThemeStylesheet(stored, name)
  if (theme === null || !fitsSettings(settings, theme)) return
  session.notices.show({
    level: 'info',
    messageKey: 'themes.newRules',
    timeout: offerMs,
    action: { label: 'themes.keepOldLook', run: () => void addCustomTheme(settings, theme, session.clock.now()) },
  })
}
