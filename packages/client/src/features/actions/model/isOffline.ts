/** True if the browser has no network. False proves little. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
