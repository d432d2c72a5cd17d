import { presets, type ThemeSource } from '@rookery/theme'
import { useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { originalOf } from '#features/settings/model/applyCustomTheme.ts'
import { builtInThemes } from '#features/settings/model/builtInThemes.ts'
import { customThemeFile } from '#features/settings/model/customThemeOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { fileExportIcon } from '#ui/icons/fileExport.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { Select } from '#ui/Select.tsx'
import { saveOriginal, savePalette, saveTheme } from '#features/themes/model/saveTheme.ts'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

/** Actions on the whole theme: save as a file, or start over from a built-in one. */
export function ThemeEnds({ name, onApply }: { name: string; onApply: (theme: ThemeSource, announced: string) => void }) {
  const t = useT()
  const session = useSession()
  const { theme } = useThemeEdit()
  const original = originalOf(customThemeFile(settingsOf(session), name))
  const [from, setFrom] = useState<(typeof builtInThemes)[number]>('pleroma-dark')
  return (
    <div className={css.ends}>
      <Button icon={fileExportIcon} onClick={() => saveTheme(session, theme)}>
        {t('themeEditor.export')}
      </Button>
      <Button icon={fileExportIcon} onClick={() => savePalette(session, theme)}>
        {t('themeEditor.exportPalette')}
      </Button>
      {original !== null && (
        <Button icon={fileExportIcon} onClick={() => void saveOriginal(session, original)}>
          {t('themeEditor.exportOriginal', { name: original.fileName })}
        </Button>
      )}
      <div className={css.anew}>
        <Select
          label={t('themeEditor.from')}
          value={from}
          options={builtInThemes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          onSelect={setFrom}
        />
        <Button
          icon={refreshIcon}
          onClick={() => onApply({ ...presets[from], name: theme.name }, t('themeEditor.reset', { name: t(`settings.theme.${from}`) }))}
        >
          {t('themeEditor.startOver')}
        </Button>
      </div>
    </div>
  )
}
