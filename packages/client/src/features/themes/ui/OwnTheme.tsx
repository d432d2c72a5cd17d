import type { ThemeLoss, ThemeSource } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { readCustomTheme } from '#features/settings/model/customThemeOf.ts'
import { addCustomTheme, fitsSettings, removeCustomTheme, type ThemeOriginal } from '#features/settings/model/applyCustomTheme.ts'
import { useCustomThemeFile } from '#features/settings/model/useCustomThemes.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { fileImportIcon } from '#ui/icons/fileImport.ts'
import { paletteIcon } from '#ui/icons/palette.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { readThemeImport, type ThemeImport, type ThemeImportError } from '#features/themes/model/readThemeImport.ts'
import { readThemeInput } from '#features/themes/model/readThemeInput.ts'
import { useFileDrop } from '#features/themes/model/useFileDrop.ts'
import { themeErrorText, themeLossText } from '#features/themes/model/themeTexts.ts'
import css from './theme.module.css'
import { ThemeEditor } from './ThemeEditor.tsx'
import { ThemeListImport } from './ThemeListImport.tsx'
import { ThemeMaker } from './ThemeMaker.tsx'
import { ThemeTextImport } from './ThemeTextImport.tsx'
import { themeToBeginWith } from '#features/themes/model/themeToBeginWith.ts'

/** Result of the last import or other start. */
type Outcome =
  | { readonly error: ThemeImportError }
  | { readonly taken: string; readonly losses: readonly ThemeLoss[]; readonly undo: () => void }
  | null

/** The file and the losses of a theme that was imported. */
interface Imported {
  readonly original: ThemeOriginal | null
  readonly losses: readonly ThemeLoss[]
}

/** The custom themes: started from the selected one or from a file, and edited while the page shows them. */
export function OwnTheme() {
  const { t, formats } = useLanguage()
  const session = useSession()
  const settings = settingsOf(session)
  const box = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
  /** The list that the last import came from. */
  const [list, setList] = useState<ThemeImport | null>(null)
  const everywhere = useSetting('theme')
  const name = useSetting('deviceTheme') ?? everywhere
  const file = useCustomThemeFile(name)
  const theme = file === null ? null : readCustomTheme(file)
  const restart = (next: Outcome) => {
    setOutcome(next)
    // The pressed button may have been removed with the previous theme.
    box.current?.focus()
  }
  const add = (added: ThemeSource, taken: string, { original, losses }: Imported = { original: null, losses: [] }) => {
    if (!fitsSettings(settings, added, original)) {
      setOutcome({ error: { code: 'tooLarge', details: {} } })
      return false
    }
    restart({ taken, losses, undo: addCustomTheme(settings, added, session.clock.now(), original).undo })
    return true
  }
  const begin = async () => {
    const begun = await themeToBeginWith(session)
    add({ ...begun, name: t('themeEditor.copyOf', { name: begun.name }) }, t('themeEditor.begun', { name: begun.name }))
  }
  const open = async (chosenFile: File) => {
    take(await readThemeImport(chosenFile, chosenFile.name))
  }
  const take = (read: ThemeImport | { readonly error: ThemeImportError }): boolean => {
    if ('error' in read) {
      setOutcome(read)
      return false
    }
    setList(read.entries.length > 1 ? read : null)
    const { theme: imported, losses } = read.reading
    const original = fitsSettings(settings, imported, read.original) ? read.original : null
    const label = imported.name || read.original.fileName || t('settings.theme.custom')
    return add(imported, t('themeEditor.imported', { name: label }), { original, losses })
  }
  useFileDrop(box, (dropped) => void open(dropped))
  const undo = () => {
    if (outcome !== null && 'undo' in outcome) outcome.undo()
    restart(null)
  }
  return (
    <SettingsSection id="customTheme" title={t('themeEditor.title')} hint={t('themeEditor.hint')}>
      <div ref={box} className={css.editor} role="group" aria-label={t('themeEditor.title')} tabIndex={-1}>
        <div className={css.tools}>
          <Button tone={theme === null ? 'primary' : 'plain'} icon={paletteIcon} onClick={() => void begin()}>
            {t(theme === null ? 'themeEditor.customise' : 'themeEditor.customiseAnew')}
          </Button>
          <FileButton
            accept=".json,.json5,.iss,.piss,application/json,text/plain"
            icon={fileImportIcon}
            onFile={(chosenFile) => void open(chosenFile)}
          >
            {t('themeEditor.import')}
          </FileButton>
          {name !== null && file !== null && (
            <Button
              tone="danger"
              icon={trashIcon}
              onClick={() => restart({ taken: t('themeEditor.deleted'), losses: [], undo: removeCustomTheme(settings, { name, file }) })}
            >
              {t('themeEditor.delete')}
            </Button>
          )}
        </div>
        <ThemeMaker onMake={(made) => void add(made, t('themeMaker.made'))} />
        <ThemeTextImport onText={async (text) => take(await readThemeInput(session, text))} />
        {list !== null && <ThemeListImport list={list} onTake={(reading) => void take({ ...list, reading })} />}
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
              <Button size="small" onClick={undo}>
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
