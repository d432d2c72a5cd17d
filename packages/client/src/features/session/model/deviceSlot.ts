import type { Device } from './Device.ts'

/** A store of the device, created on first use. All of its sessions get the same one. */
export function createDeviceSlot<Store extends object>(create: (device: Device) => Store): (device: Device) => Store {
  const stores = new WeakMap<Device, Store>()
  return (device) => {
    const store = stores.get(device) ?? create(device)
    stores.set(device, store)
    return store
  }
}
