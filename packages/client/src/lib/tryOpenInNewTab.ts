/**
 * Opens an address in a tab of its own that learns nothing of this one, some time after it was pressed: browsers may take that for an
 * advertisement.
 *
 * @returns whether the browser has opened it; an opening without ties (`noopener`) never says so, so they are cut by hand
 */
export function tryOpenInNewTab(address: string): boolean {
  const opened = window.open('', '_blank')
  if (!opened) return false
  opened.opener = null
  opened.location.replace(address)
  return true
}
