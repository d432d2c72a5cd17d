import type { Device } from './Device.ts'

/** A store of the device, created when somebody first asks for it: all sessions of the device get the same one. */
export function createDeviceSlot<Store extends object>(create: (device: Device) => Store): (device: Device) => Store {
  const stores = new WeakMap<Device, Store>()
  return (device) => {
    const store = stores.get(device) ?? create(device)
    stores.set(device, store)
    return store
  }
}
