import { useEffect, useState } from 'react'
import { unpackSettings } from '#features/settings/model/settingsAddress.ts'
import { readSettingsFile, type SettingsFileReading } from '#features/settings/model/settingsFile.ts'
import { replaceSettings } from '#features/navigation/model/openSettings.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

/** Settings of an address, from another device's QR code: the changes they would make here. */
export function GivenSettings({ packed }: { packed: string }) {
  const navigation = useNavigation()
  const [reading, setReading] = useState<SettingsFileReading | null>(null)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const backup = await unpackSettings(packed)
      if (isShown) setReading(backup === null ? { error: 'invalid' } : readSettingsFile(backup))
    }
    void read()
    return () => {
      isShown = false
    }
  }, [packed])
  // They are offered once: neither a reload nor "back" shows them again.
  const close = () => replaceSettings(navigation, { tab: 'data', setting: 'profiles' })
  return reading && <RestoreDialog given={reading} onClose={close} />
}
