import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Visit } from './pool/contextPool.ts'
import { paint } from './unpainted.ts'

/** Saves a picture of each page of a failed test, and prints where. */
export async function saveScreenshots(visits: readonly Visit[], name: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../.cache/e2e')
  await mkdir(folder, { recursive: true })
  const start = name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)
  const pages = visits.flatMap(({ context }) => context.pages())
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `${start}${index === 0 ? '' : `-${index}`}.png`)
    await paint(page).catch(() => {})
    await page.screenshot({ path }).then(
      () => console.log(`The page as it failed: ${path}`),
      (error: unknown) => console.log(`There is no picture of the failed page: ${String(error)}`),
    )
  }
}
