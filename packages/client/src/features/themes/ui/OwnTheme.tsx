import type { ThemeSource } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { readCustomTheme } from '#features/settings/model/customThemeOf.ts'
import { customTheme } from '#features/settings/model/ownThemes.ts'
import { applyCustomTheme } from '#features/settings/model/applyCustomTheme.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { fileImportIcon } from '#ui/icons/fileImport.ts'
import { paletteIcon } from '#ui/icons/palette.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { readThemeImport, type ThemeImportError } from '#features/themes/model/readThemeImport.ts'
import css from './theme.module.css'
import { ThemeEditor } from './ThemeEditor.tsx'
import { themeToBeginWith } from '#features/themes/model/themeToBeginWith.ts'

/** Result of the last import or other start. */
type Outcome = { readonly error: ThemeImportError } | { readonly taken: string; readonly undo: () => void } | null

/** The custom theme: started from the selected one or from a file, and edited while the page shows it. */
export function OwnTheme() {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const box = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [beginnings, setBeginnings] = useState(0)
  const chosen = useSetting('theme')
  const file = useSetting('customTheme')
  const theme = file === null ? null : readCustomTheme(file)
  const isEdited = chosen === customTheme && theme !== null
  const take = (theme: ThemeSource, taken: string) => {
    setOutcome({ taken, undo: applyCustomTheme(settings, theme) })
    setBeginnings((count) => count + 1)
    // The pressed button may have been removed with the previous theme.
    box.current?.focus()
  }
  const begin = async () => {
    const theme = await themeToBeginWith(session)
    take({ ...theme, name: t('themeEditor.copyOf', { name: theme.name }) }, t('themeEditor.begun', { name: theme.name }))
  }
  const open = async (chosenFile: File) => {
    const read = await readThemeImport(chosenFile)
    if ('error' in read) setOutcome(read)
    else take(read.theme, t('themeEditor.imported', { name: read.theme.name || chosenFile.name }))
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
          <FileButton accept=".json,application/json" icon={fileImportIcon} onFile={(chosenFile) => void open(chosenFile)}>
            {t('themeEditor.import')}
          </FileButton>
        </div>
        <p role="alert" className={css.refusal}>
          {outcome !== null && 'error' in outcome && t(`themeEditor.${outcome.error}`)}
        </p>
        <div role="status" className={css.outcome}>
          {outcome !== null && 'taken' in outcome && (
            <>
              <span>{outcome.taken}</span>
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
