import { completeTexts } from './catalogues.ts'
import type { TextTier } from './textTiers.ts'

/**
 * A part that is fetched late, once its texts are there as well. The build puts this around each `import()` of the client
 * (`vite/cataloguePlugin.ts`), so that a part cannot be drawn without its texts, however it was fetched.
 */
export async function withTexts<Part>(part: Promise<Part>, tier: TextTier): Promise<Part> {
  const [fetched] = await Promise.all([part, completeTexts(tier)])
  return fetched
}
