import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { pseudoMessages } from '../../packages/client/src/i18n/pseudo.ts'
import { textTiers } from '../../packages/client/src/i18n/textTiers.ts'
import type { Messages } from '../../packages/client/src/i18n/CompiledMessage.ts'
import { compileCatalogue, textsOfTier } from '../../packages/client/vite/compileCatalogue.ts'

/** The language of a browser whose pages get pseudo texts: one that the server speaks. */
export const pseudoLocale = 'ar'

const english = compileCatalogue(
  readFileSync(join(import.meta.dirname, '../../packages/client/src/i18n/locales/en.json'), 'utf8'),
  'en.json',
)

/** A page that stores no settings takes the language of the browser: for this page, the files of that language hold the pseudo texts. */
export async function servePseudo(page: Page): Promise<void> {
  for (const tier of textTiers) {
    const texts = pseudoMessages(textsOfTier('en', english, {}, tier) as Messages) // compiled by the build's own function
    await page.route(`**/assets/${pseudoLocale}-${tier}-*.json`, (route) => route.fulfill({ json: texts }))
  }
}
