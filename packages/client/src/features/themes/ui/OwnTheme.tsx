import type { ThemeSource } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { customThemeFile, readCustomTheme } from '#features/settings/model/customThemeOf.ts'
import { addCustomTheme, fitsSettings, removeCustomTheme } from '#features/settings/model/applyCustomTheme.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { fileImportIcon } from '#ui/icons/fileImport.ts'
import { paletteIcon } from '#ui/icons/palette.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { readThemeImport, type ThemeImportError } from '#features/themes/model/readThemeImport.ts'
import css from './theme.module.css'
import { ThemeEditor } from './ThemeEditor.tsx'
import { themeToBeginWith } from '#features/themes/model/themeToBeginWith.ts'

/** Result of the last import or other start. */
type Outcome = { readonly error: ThemeImportError } | { readonly taken: string; readonly undo: () => void } | null

/** The custom themes: started from the selected one or from a file, and edited while the page shows them. */
export function OwnTheme() {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const box = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const everywhere = useSetting('theme')
  const name = useSetting('deviceTheme') ?? everywhere
  useSetting('customTheme')
  useSetting('customThemes')
  const file = name === null ? null : customThemeFile(settings, name)
  const theme = file === null ? null : readCustomTheme(file)
  const restart = (next: Outcome) => {
    setOutcome(next)
    // The pressed button may have been removed with the previous theme.
    box.current?.focus()
  }
  const add = (added: ThemeSource, taken: string) => {
    if (fitsSettings(settings, added)) restart({ taken, undo: addCustomTheme(settings, added, session.clock.now()).undo })
    else setOutcome({ error: 'tooLarge' })
  }
  const begin = async () => {
    const begun = await themeToBeginWith(session)
    add({ ...begun, name: t('themeEditor.copyOf', { name: begun.name }) }, t('themeEditor.begun', { name: begun.name }))
  }
  const open = async (chosenFile: File) => {
    const read = await readThemeImport(chosenFile)
    if ('error' in read) setOutcome(read)
    else add(read.theme, t('themeEditor.imported', { name: read.theme.name || chosenFile.name }))
  }
  const undo = () => {
    if (outcome !== null && 'undo' in outcome) outcome.undo()
    restart(null)
  }
  return (
    <SettingsSection id="customTheme" title={t('themeEditor.title')} hint={t('themeEditor.hint')}>
      <div ref={box} className={css.editor} tabIndex={-1}>
        <div className={css.tools}>
          <Button tone={theme === null ? 'primary' : 'plain'} icon={paletteIcon} onClick={() => void begin()}>
            {t(theme === null ? 'themeEditor.customise' : 'themeEditor.customiseAnew')}
          </Button>
          <FileButton accept=".json,application/json" icon={fileImportIcon} onFile={(chosenFile) => void open(chosenFile)}>
            {t('themeEditor.import')}
          </FileButton>
          {name !== null && file !== null && (
            <Button
              tone="danger"
              icon={trashIcon}
              onClick={() => restart({ taken: t('themeEditor.deleted'), undo: removeCustomTheme(settings, { name, file }) })}
            >
              {t('themeEditor.delete')}
            </Button>
          )}
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
        {name !== null && theme !== null && <ThemeEditor key={name} name={name} theme={theme} />}
      </div>
    </SettingsSection>
  )
}
