/** Opens an address outside of the page, in a tab of its own that learns nothing of this one. */
export function openInNewTab(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
