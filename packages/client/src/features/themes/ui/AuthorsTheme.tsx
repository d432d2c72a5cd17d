import { isEqual } from '@rookery/store/isEqual'
import { makeReadable, type ThemeSource } from '@rookery/theme'
import { useState } from 'react'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { customThemeFileOf, originalOf, storeCustomThemeFile } from '#features/settings/model/applyCustomTheme.ts'
import { customTheme, customThemeId, themePairName } from '#features/settings/model/builtInThemes.ts'
import { readCustomTheme } from '#features/settings/model/customThemeOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { importedThemeQuery } from '#features/themes/model/importedThemeQuery.ts'
import { themeHistoriesOf } from '#features/themes/model/ThemeHistories.ts'
import { useMoreContrast } from '#features/themes/model/useMoreContrast.ts'
import { useThemeNamed } from '#features/themes/model/useThemeNamed.ts'
import { useWallpaperImage } from '#features/themes/model/useWallpaperImage.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './theme.module.css'

/** Where the shown theme is not as its author made it, says why and shows it so on request; then offers the way back. */
export function AuthorsTheme() {
  const everywhere = useSetting('theme')
  const name = useSetting('deviceTheme') ?? everywhere
  return name === null || name === themePairName ? null : <OfTheme key={name} name={name} />
}

function OfTheme({ name }: { name: string }) {
  const t = useT()
  const [back, setBack] = useState<(() => void) | null>(null)
  const changed = useChangedForContrast(name)
  const imported = useChangedSinceImport(name)
  const change = changed ?? imported
  if (back === null && change === null) return <div role="status" />
  const show = () => {
    const undo = change?.show()
    if (undo) setBack(() => undo)
  }
  const goBack = () => {
    back?.()
    setBack(null)
  }
  return (
    <div role="status" className={css.readability}>
      <div className={css.summary}>
        <p>{back === null ? change?.reason : t('themes.shownAsMade')}</p>
        <div className={css.tools}>
          <Button size="small" onClick={back === null ? show : goBack}>
            {t(back === null ? 'themes.asItsAuthor' : 'general.undo')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A difference from the author's theme. `show` takes it away and returns the way back. */
interface Change {
  readonly reason: string
  readonly show: () => () => void
}

/** The choice of contrast, or the system's wish, mends texts of the theme. */
function useChangedForContrast(name: string): Change | null {
  const t = useT()
  const settings = settingsOf(useSession())
  const theme = useThemeNamed(name, true)
  const overrides = useSetting('themeOverrides')
  const image = useWallpaperImage()
  const isAsked = useMoreContrast()
  const level = overrides['contrast'] ?? (isAsked ? 'AA' : null)
  if (theme === null || (level !== 'AA' && level !== 'AAA')) return null
  const count = makeReadable(theme, level, image).changes.length
  if (count === 0) return null
  return {
    reason: t('themes.changedForContrast', { count }),
    show: () => {
      const { contrast: _before, ...others } = overrides
      settings.set('themeOverrides', isAsked ? { ...others, contrast: 'asMade' } : others)
      return () => settings.set('themeOverrides', overrides)
    },
  }
}

/** A custom theme is no longer that of the file that it was imported from. */
function useChangedSinceImport(name: string): Change | null {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const first = useSetting('customTheme')
  const others = useSetting('customThemes')
  const id = customThemeId(name)
  const file = id === null ? (name === customTheme ? first : null) : (others[id] ?? null)
  const original = originalOf(file)
  const shown = file === null ? null : readCustomTheme(file)
  const { data: imported = null } = useSessionQuery(importedThemeQuery(original, shown?.name ?? ''))
  if (original === null || shown === null || imported === null || isSame(shown, imported)) return null
  const store = (stored: ReturnType<typeof customThemeFileOf>) => storeCustomThemeFile(settings, name, stored)
  const histories = themeHistoriesOf(session)
  return {
    reason: t('themes.changedSinceImport', { file: original.fileName }),
    show: () => {
      const theme = customThemeFileOf({ ...imported, name: shown.name }, original)
      histories.dispatch(name, { kind: 'changed', theme, control: null, at: session.clock.now() }, store)
      return () => histories.dispatch(name, { kind: 'undone' }, store)
    },
  }
}

/** Names do not count: a copy that was only renamed looks as its author made it. */
function isSame(shown: ThemeSource, imported: ThemeSource): boolean {
  return isEqual(customThemeFileOf({ ...shown, name: '' }, null), customThemeFileOf({ ...imported, name: '' }, null))
}
