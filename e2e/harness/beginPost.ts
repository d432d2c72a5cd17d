import type { Page } from 'playwright-core'

import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** Opens the home timeline and begins a post there. */
export async function beginPost(page: Page, words: string): Promise<ComposerPage> {
  await new TimelinePage(page).open('home')
  const composer = await ComposerPage.openNew(page)
  await composer.text.fill(words)
  return composer
}
