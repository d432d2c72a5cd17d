import { useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { restoreSettings, settingChanges } from '#features/settingsProfiles/model/restoreSettings.ts'
import {
  largestSettingsFile,
  mayBeSettingsFile,
  maxSettings,
  readSettingsFile,
  themeSettings,
  type ReadSettings,
  type SettingsFileReading,
} from '#features/settings/model/settingsFile.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { fileSize } from '#i18n/fileSize.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { SettingChanges, settingName } from './SettingChanges.tsx'
import css from './RestoreDialog.module.css'

type Readable = Extract<SettingsFileReading, { readonly error: null }>

export interface RestoreDialogProps {
  /** Settings from elsewhere than a chosen file. */
  given?: SettingsFileReading
  onClose: () => void
}

/** Reads a backup, shows its changes, and applies them on confirmation. */
export function RestoreDialog({ given, onClose }: RestoreDialogProps) {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const [reading, setReading] = useState<SettingsFileReading | null>(given ?? null)
  const [withTheme, setWithTheme] = useState(true)
  const [restored, setRestored] = useState<{ readonly count: number; readonly undo: () => void } | null>(null)
  const open = async (file: File) => {
    setRestored(null)
    setReading(await readFile(file))
  }
  const found = reading?.error === null ? reading : null
  const chosen = found && (withTheme ? found : withoutTheme(found))
  const changes = chosen ? settingChanges(settingsOf(session), chosen.values) : []
  const restore = async () => {
    if (!chosen) return
    const undo = await restoreSettings(session, chosen)
    setRestored({ count: changes.length, undo })
    setReading(null)
  }
  const undo = () => {
    restored?.undo()
    onClose()
  }
  return (
    <Dialog
      title={t('settingsFile.restore')}
      closeLabel={t('general.close')}
      onClose={onClose}
      footer={
        <>
          {restored && restored.count > 0 && <Button onClick={undo}>{t('general.undo')}</Button>}
          <Button onClick={onClose}>{t(restored ? 'general.close' : 'general.cancel')}</Button>
          {found && (
            <Button tone="primary" onClick={() => void restore()}>
              {t('settingsFile.restoreNow', { count: changes.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        {given ? (
          given.error === null && <p>{t('settingsCode.given')}</p>
        ) : (
          <>
            <p>{t('settingsFile.explain')}</p>
            <FileButton accept=".json,application/json" onFile={(file) => void open(file)}>
              {t('settingsFile.choose')}
            </FileButton>
          </>
        )}
        <div role="alert" className={css.problem}>
          {reading !== null &&
            reading.error !== null &&
            (given && reading.error === 'invalid'
              ? t('settingsCode.invalid')
              : t(`settingsFile.${reading.error}`, { size: fileSize(largestSettingsFile, { t, formats }), max: maxSettings }))}
        </div>
        <p role="status" className={css.done}>
          {restored && t('settingsFile.restored', { count: restored.count })}
        </p>
        {found && (
          <div className={css.preview} role="status">
            {found.slightlyNew && <p className={css.warning}>{t('settingsFile.slightlyNew')}</p>}
            {hasTheme(found) && (
              <Checkbox
                label={t('settingsFile.withTheme')}
                checked={withTheme}
                onChange={({ currentTarget }) => setWithTheme(currentTarget.checked)}
              />
            )}
            {changes.length === 0 ? <p>{t('settingsFile.nothing')}</p> : <SettingChanges changes={changes} />}
            <LeftOut reading={found} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function LeftOut({ reading: { rejected, unknown } }: { reading: ReadSettings }) {
  const t = useT()
  const formats = useFormats()
  const names = formats.list(rejected.map((key) => settingName(t, key)))
  const count = Object.keys(unknown).length
  return (
    <>
      {rejected.length > 0 && <p className={css.note}>{t('settingsFile.refused', { count: rejected.length, names })}</p>}
      {count > 0 && <p className={css.note}>{t('settingsFile.unknown', { count })}</p>}
    </>
  )
}

async function readFile(file: File): Promise<SettingsFileReading> {
  if (!mayBeSettingsFile(file)) return { error: 'unsupported' }
  if (file.size > largestSettingsFile) return { error: 'tooLarge' }
  // A file that was moved away meanwhile cannot be read.
  const text = await file.text().catch(() => '')
  return readSettingsFile(text)
}

function hasTheme({ values }: Readable): boolean {
  return [...themeSettings].some((key) => Object.hasOwn(values, key))
}

function withoutTheme(reading: Readable): Readable {
  return {
    ...reading,
    values: Object.fromEntries(Object.entries(reading.values).filter(([key]) => ![...themeSettings].some((one) => one === key))),
  }
}
