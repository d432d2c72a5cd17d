import type { ThemeReading } from '@rookery/theme'
import { useState } from 'react'
import type { ThemeImport } from '#features/themes/model/readThemeImport.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import css from './theme.module.css'

export interface ThemeListImportProps {
  /** A file with several themes. */
  list: ThemeImport
  onTake: (reading: ThemeReading) => void
}

/** The themes of a file with several; an import uses the first. */
export function ThemeListImport({ list: { entries }, onTake }: ThemeListImportProps) {
  const t = useT()
  const [key, setKey] = useState(entries[1]?.key ?? '')
  const chosen = entries.find((entry) => entry.key === key)
  return (
    <div className={css.textImport}>
      <Select
        label={t('themeImport.entries')}
        value={key}
        options={entries.map((entry) => ({ value: entry.key, label: entry.reading.theme.name || entry.key }))}
        onSelect={setKey}
      />
      {chosen && <Button onClick={() => onTake(chosen.reading)}>{t('themeImport.take')}</Button>}
    </div>
  )
}
