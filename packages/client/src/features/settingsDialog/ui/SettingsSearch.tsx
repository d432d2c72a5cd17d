import { useT } from '#i18n/useT.ts'
import { isComposingKey } from '#lib/isComposingKey.ts'
import { TextField } from '#ui/TextField.tsx'
import type { SettingToFind } from './findSettings.ts'
import hidden from '#ui/VisuallyHidden.module.css'

export interface SettingsSearchProps {
  typed: string
  /** null while nothing is typed. */
  found: readonly SettingToFind[] | null
  onType: (text: string) => void
  onChoose: (setting: SettingToFind) => void
}

/** Searches settings by name and text; Enter opens the first. */
export function SettingsSearch({ typed, found, onType, onChoose }: SettingsSearchProps) {
  const t = useT()
  return (
    <search>
      <TextField
        type="search"
        label={t('settingsWindow.search')}
        labelHidden
        placeholder={t('settingsWindow.search')}
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposingKey(event.nativeEvent)) return
          const first = found?.[0]
          if (event.key === 'Enter' && first) onChoose(first)
          // The first Escape empties the field, the next one closes the dialog.
          if (event.key !== 'Escape' || typed === '') return
          event.preventDefault()
          event.stopPropagation()
          onType('')
        }}
      />
      <p className={hidden.hidden} role="status">
        {found && t('settingsWindow.found', { count: found.length })}
      </p>
    </search>
  )
}
