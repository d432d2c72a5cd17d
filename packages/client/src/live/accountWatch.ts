import { accountsKey } from '#features/session/model/StoredAccounts.ts'
import type { Device } from '#features/session/model/Device.ts'
import type { Stop } from '@rookery/store/Cell'

/** Follows changes of the device's accounts by other tabs. */
export function startAccountWatch(device: Device, window: Window): Stop {
  const onMessage = ({ key }: StorageEvent) => {
    // null: all storage was cleared.
    if (key === accountsKey || key === null) device.accounts.reloadStored()
  }
  window.addEventListener('storage', onMessage)
  return () => window.removeEventListener('storage', onMessage)
}
