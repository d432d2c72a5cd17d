import { loadMissingStylesheets } from '#lib/missingStylesheets.ts'

import { completeTexts } from './catalogues.ts'
import type { TextTier } from './textTiers.ts'

/**
 * A lazy module, once its texts are there, and the stylesheets that failed at an earlier attempt. The build puts this around each
 * `import()` of the client (`vite/cataloguePlugin.ts`), so that no component appears without its texts or its styles.
 */
export async function withTexts<Part>(part: Promise<Part>, tier: TextTier): Promise<Part> {
  const [fetched] = await Promise.all([part, loadMissingStylesheets(), completeTexts(tier)])
  return fetched
}
