import { useState } from 'react'

import { useSession } from '#features/session/model/useSession.ts'
import { settingsTable, type SettingOfKind } from '#features/settings/model/settingsTable.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { TextField } from '#ui/TextField.tsx'

import { imageText } from '#features/settingControls/model/imageText.ts'
import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import css from './settings.module.css'
import { settingHint, settingLabel } from '#features/settingControls/model/settingTexts.ts'

const isWithin = (value: string) => value.startsWith('data:')

/** An image: a typed path of the server, or a file that becomes part of the setting. Invalid input stays, with the reason. */
export function ImageControl({ setting, hint }: SettingControlProps<SettingOfKind<'picture'>>) {
  const t = useT()
  const session = useSession()
  const { origin } = session
  const settings = settingsOf(session)
  const value = useSetting(setting)
  const { check } = settingsTable[setting]
  const [typed, setTyped] = useState('')
  const [isUnreadable, setUnreadable] = useState(false)
  const meant = check(pathAt(origin, typed))
  const type = (text: string) => {
    setTyped(text)
    setUnreadable(false)
    const next = check(pathAt(origin, text))
    if (next === null) settings.reset(setting)
    else if (next !== undefined) settings.set(setting, next)
  }
  const open = async (file: File) => {
    const image = await imageText(file)
    const next = image === null ? undefined : check(image)
    setUnreadable(next === undefined)
    if (next === undefined) return
    setTyped('')
    settings.set(setting, next)
  }
  // Typed input stays unchanged while it means the stored value, or nothing valid.
  const isTyped = typed !== '' && (meant === undefined || meant === value)
  const shownValue = value === null || isWithin(value) ? '' : value
  return (
    <div className={css.group}>
      <TextField
        label={settingLabel(t, setting)}
        hint={hint ?? settingHint(t, setting)}
        error={isUnreadable ? t('settings.unreadablePicture') : isTyped && meant === undefined && t('settings.foreignPicture')}
        maxLength={500}
        spellCheck={false}
        autoCapitalize="none"
        value={isTyped ? typed : shownValue}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <p className={css.hint} role="status">
        {value !== null && isWithin(value) && t('settings.chosenPicture')}
      </p>
      <FileButton accept="image/*" size="small" onFile={(file) => void open(file)}>
        {t('settings.choosePicture')}
      </FileButton>
    </div>
  )
}

/** The path of an address that was copied from the server itself; any other text as it is. */
function pathAt(origin: string, text: string): string {
  const address = text.trim()
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}
