import { accountsKey } from '#features/session/model/StoredAccounts.ts'
import type { Device } from '#features/session/model/Device.ts'
import type { Stop } from '@rookery/store/Cell'

/** Follows what other tabs do with the accounts of the device. */
export function startAccountWatch(device: Device, window: Window): Stop {
  const onMessage = ({ key }: StorageEvent) => {
    // null: everything was cleared.
    if (key === accountsKey || key === null) device.accounts.refetchStatus()
  }
  window.addEventListener('storage', onMessage)
  return () => window.removeEventListener('storage', onMessage)
}
