import { presets, type ThemeSource } from '@rookery/theme'
import { useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { originalOf } from '#features/settings/model/applyCustomTheme.ts'
import { ownThemes } from '#features/settings/model/ownThemes.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { fileExportIcon } from '#ui/icons/fileExport.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { Select } from '#ui/Select.tsx'
import { saveOriginal, savePalette, saveTheme } from '#features/themes/model/saveTheme.ts'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

/** Actions on the whole theme: save as a file, or start over from a built-in one. */
export function ThemeEnds({ onApply }: { onApply: (theme: ThemeSource, announced: string) => void }) {
  const t = useT()
  const session = useSession()
  const { theme } = useThemeEdit()
  const original = originalOf(useSetting('customTheme'))
  const [from, setFrom] = useState<(typeof ownThemes)[number]>('pleroma-dark')
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
          options={ownThemes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
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
