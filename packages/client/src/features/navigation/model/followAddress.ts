import { openInNewTab } from '#lib/openInNewTab.ts'
import type { Navigation } from './Navigation.ts'

/** Opens an address in the client if it has such a screen, otherwise in a new tab. */
export function followAddress(navigation: Pick<Navigation, 'navigate' | 'opens'> | null, href: string): void {
  if (navigation?.opens(new URL(href))) navigation.navigate(href)
  else openInNewTab(href)
}
