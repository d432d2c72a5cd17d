import type { ThemeLoss, ThemeSource } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { readCustomTheme } from '#features/settings/model/customThemeOf.ts'
import { customTheme } from '#features/settings/model/ownThemes.ts'
import { applyCustomTheme, type ThemeOriginal } from '#features/settings/model/applyCustomTheme.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { fileImportIcon } from '#ui/icons/fileImport.ts'
import { paletteIcon } from '#ui/icons/palette.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { readThemeImport, type ThemeImportError } from '#features/themes/model/readThemeImport.ts'
import { themeErrorText, themeLossText } from '#features/themes/model/themeTexts.ts'
import css from './theme.module.css'
import { ThemeEditor } from './ThemeEditor.tsx'
import { themeToBeginWith } from '#features/themes/model/themeToBeginWith.ts'

/** Result of the last import or other start. */
type Outcome =
  | { readonly error: ThemeImportError }
  | { readonly taken: string; readonly losses: readonly ThemeLoss[]; readonly undo: () => void }
  | null

/** What comes with a theme that was imported. */
interface Imported {
  readonly original: ThemeOriginal | null
  readonly losses: readonly ThemeLoss[]
}

/** The custom theme: started from the selected one or from a file, and edited while the page shows it. */
export function OwnTheme() {
  const { t, formats } = useLanguage()
  const session = useSession()
  const settings = settingsOf(session)
  const box = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [beginnings, setBeginnings] = useState(0)
  const chosen = useSetting('theme')
  const file = useSetting('customTheme')
  const theme = file === null ? null : readCustomTheme(file)
  const isEdited = chosen === customTheme && theme !== null
  const take = (theme: ThemeSource, taken: string, { original, losses }: Imported = { original: null, losses: [] }) => {
    setOutcome({ taken, losses, undo: applyCustomTheme(settings, theme, original) })
    setBeginnings((count) => count + 1)
    // The pressed button may have been removed with the previous theme.
    box.current?.focus()
  }
  const begin = async () => {
    const theme = await themeToBeginWith(session)
    take({ ...theme, name: t('themeEditor.copyOf', { name: theme.name }) }, t('themeEditor.begun', { name: theme.name }))
  }
  const open = async (chosenFile: File) => {
    const read = await readThemeImport(chosenFile, chosenFile.name)
    if ('error' in read) return setOutcome(read)
    const { theme, losses } = read.reading
    take(theme, t('themeEditor.imported', { name: theme.name || chosenFile.name }), { original: read.original, losses })
  }
  const undo = () => {
    if (outcome !== null && 'undo' in outcome) outcome.undo()
    setOutcome(null)
    setBeginnings((count) => count + 1)
    box.current?.focus()
  }
  return (
    <SettingsSection id="customTheme" title={t('themeEditor.title')} hint={t('themeEditor.hint')}>
      <div ref={box} className={css.editor} tabIndex={-1}>
        <div className={css.tools}>
          {!isEdited && theme !== null && (
            <Button tone="primary" icon={editIcon} onClick={() => settings.set('theme', customTheme)}>
              {t('themeEditor.edit')}
            </Button>
          )}
          {!isEdited && (
            <Button tone={theme === null ? 'primary' : 'plain'} icon={paletteIcon} onClick={() => void begin()}>
              {t(theme === null ? 'themeEditor.customise' : 'themeEditor.customiseAnew')}
            </Button>
          )}
          <FileButton
            accept=".json,.json5,.iss,.piss,application/json,text/plain"
            icon={fileImportIcon}
            onFile={(chosenFile) => void open(chosenFile)}
          >
            {t('themeEditor.import')}
          </FileButton>
        </div>
        <p role="alert" className={css.refusal}>
          {outcome !== null && 'error' in outcome && themeErrorText(outcome.error, { t, formats })}
        </p>
        <div role="status" className={css.outcome}>
          {outcome !== null && 'taken' in outcome && (
            <>
              <span>{outcome.taken}</span>
              {outcome.losses.length > 0 && (
                <ul className={css.losses}>
                  {outcome.losses.map((loss) => (
                    <li key={loss.reason}>{themeLossText(loss, { t, formats })}</li>
                  ))}
                </ul>
              )}
              <Button tone="quiet" size="small" onClick={undo}>
                {t('general.undo')}
              </Button>
            </>
          )}
        </div>
        {isEdited && <ThemeEditor key={beginnings} theme={theme} onApply={take} />}
      </div>
    </SettingsSection>
  )
}
