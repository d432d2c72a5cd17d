import { openInNewTab } from '#lib/openInNewTab.ts'
import type { Navigation } from './Navigation.ts'

/** Opens an address inside where a screen of ours stands at it, and in a tab of its own otherwise. */
export function followAddress(navigation: Pick<Navigation, 'navigate' | 'opens'> | null, href: string): void {
  if (navigation?.opens(new URL(href))) navigation.navigate(href)
  else openInNewTab(href)
}
