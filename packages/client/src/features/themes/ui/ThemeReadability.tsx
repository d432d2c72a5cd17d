import type { ReadableTheme } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useThemeOptions } from '#features/settingControls/model/useThemeOptions.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { addCustomTheme, fitsSettings } from '#features/settings/model/applyCustomTheme.ts'
import { isCustomTheme, themePairName } from '#features/settings/model/builtInThemes.ts'
import { withSystemContrast } from '#features/settings/model/drawnTheme.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { mendCustomTheme, showNoRoom } from '#features/themes/model/mendCustomTheme.ts'
import { unreadableTexts } from '#features/themes/model/unreadableTexts.ts'
import { useMoreContrast } from '#features/themes/model/useMoreContrast.ts'
import { useThemeNamed } from '#features/themes/model/useThemeNamed.ts'
import { useWallpaperImage } from '#features/themes/model/useWallpaperImage.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { warningIcon } from '#ui/icons/warning.ts'
import { mendTheme } from '#features/themes/model/mendTheme.ts'
import { ReadableChanges } from './ReadableChanges.tsx'
import css from './theme.module.css'

/** Says once of a theme that was just applied that some of its texts are hard to read, and mends them on request. */
export function ThemeReadability() {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const everywhere = useSetting('theme')
  const name = useSetting('deviceTheme') ?? everywhere ?? themePairName
  const label = useThemeOptions().find(({ value }) => value === name)?.label ?? name
  const theme = useThemeNamed(name, name !== themePairName)
  const image = useWallpaperImage()
  const overrides = withSystemContrast(useSetting('themeOverrides'), useMoreContrast())
  // The theme of before is no news.
  const [notified, setNotified] = useState<ReadonlySet<string>>(new Set([name, themePairName]))
  /** The name of the theme that was applied, until it is fixed or stored unchanged. */
  const [applied, setApplied] = useState<string | null>(null)
  const [mended, setMended] = useState<{ readonly name: string; readonly result: ReadableTheme; readonly undo: () => void } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  /** The pressed button disappears. */
  const holdFocus = () => box.current?.focus({ preventScroll: true })
  const isNews = theme !== null && !notified.has(name)
  if (isNews) {
    setNotified(new Set([...notified, name]))
    setApplied(name)
  }
  const mend = () => {
    const done = isCustomTheme(name) ? mendInPlace() : addReadableCopy()
    if (done === null) return
    setApplied(null)
    holdFocus()
    setMended(done)
  }
  const mendInPlace = () => {
    const done = mendCustomTheme(session, name, image)
    return done && { name, ...done }
  }
  const addReadableCopy = () => {
    if (theme === null) return null
    const result = mendTheme(theme, 'AA', image)
    const copy = { ...result.source, name: t('themes.readableCopy', { name: label }) }
    if (!fitsSettings(settings, copy)) {
      showNoRoom(session)
      return null
    }
    const added = addCustomTheme(settings, copy, session.clock.now())
    setNotified(new Set([...notified, added.name]))
    return { ...added, result }
  }
  const count = theme !== null && applied === name ? unreadableTexts(theme, overrides, image) : 0
  return (
    <div ref={box} role="status" aria-label={t('themes.contrast')} className={css.readability} tabIndex={-1}>
      {count > 0 && (
        <div className={css.summary} data-low>
          <Icon path={warningIcon} />
          <p>{t('themes.unreadable', { count })}</p>
          <div className={css.tools}>
            <Button size="small" onClick={mend}>
              {t('themes.makeReadable')}
            </Button>
            <Button
              size="small"
              onClick={() => {
                setApplied(null)
                holdFocus()
              }}
            >
              {t('themes.keepAsItIs')}
            </Button>
          </div>
        </div>
      )}
      {mended !== null && mended.name === name && (
        <div className={css.mended}>
          <ReadableChanges
            result={mended.result}
            onUndo={() => {
              mended.undo()
              setMended(null)
              holdFocus()
            }}
          />
        </div>
      )}
    </div>
  )
}
