/** The browser knows of no network. That it knows of one says little. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
