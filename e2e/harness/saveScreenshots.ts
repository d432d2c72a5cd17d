import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { withinLimit } from '../../scripts/test/withinLimit.ts'
import type { Visit } from './pool/contextPool.ts'
import { paint } from './unpainted.ts'
import { waitLimit } from './waitLimit.ts'

/** Saves a screenshot of each page of a failed test, and prints where, with what the page has in words. */
export async function saveScreenshots(visits: readonly Visit[], name: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../.cache/e2e')
  await mkdir(folder, { recursive: true })
  const start = name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)
  const pages = visits.flatMap(({ context }) => context.pages())
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `${start}${index === 0 ? '' : `-${index}`}.png`)
    const screenshot = paint(page)
      .catch(() => {})
      .then(() => page.screenshot({ path }))
    // The page may hang, and that may be the failure.
    await withinLimit('The screenshot', screenshot, waitLimit).then(
      () => console.log(`The page as it failed: ${path}`),
      (error: unknown) => console.log(`There is no screenshot of the failed page: ${String(error)}`),
    )
    await withinLimit('The description', page.evaluate(describe), waitLimit).then(console.log, () => {})
  }
}

/** Runs in the page: where it is scrolled, which rows its lists have, and what the reader sees of its main part. */
function describe(): string {
  const { scrollTop = 0, scrollHeight = 0 } = document.scrollingElement ?? {}
  const lists = [...document.querySelectorAll<HTMLElement>('[role=feed], [role=list]:has([data-row])')].map((list) => {
    const { top, bottom } = list.getBoundingClientRect()
    return `${list.ariaLabel}: ${list.children.length} rows, from ${top} to ${bottom}, padding ${list.style.paddingBlock || 'none'}`
  })
  const words = document
    .querySelector('main')
    ?.innerText.replaceAll(/\s*\n\s*/g, ' | ')
    .slice(0, 600)
  return [`At ${location.href}, scrolled to ${scrollTop} of ${scrollHeight}.`, ...lists, `It says: ${words}`].join('\n')
}
