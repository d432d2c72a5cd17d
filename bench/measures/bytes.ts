import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { dist } from '../../scripts/build.mjs'
import type { Measure } from '../Measure.ts'
import { firstPostOf, holdLaterFiles, watchFirstPost } from '../watchFirstPost.ts'

export interface FirstLoad {
  /** Files of script and style that were there before the first post was drawn. */
  readonly files: readonly string[]
  readonly brotli: number
  readonly gzip: number
}

/** What the page had of script and style when its first post was drawn, weighed as the server sends it. */
export async function firstLoadOf(page: Page): Promise<FirstLoad> {
  const { drawn } = await firstPostOf(page)
  const paths = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime + entry.duration <= until && new URL(entry.name).origin === location.origin)
        .map((entry) => new URL(entry.name).pathname),
    drawn,
  )
  const files = [...new Set(paths)].filter((path) => /\.(js|css)$/.test(path))
  const weigh = async (twin: string) => {
    const sizes = await Promise.all(files.map((path) => sizeOf(join(dist, path), twin)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return { files, brotli: await weigh('.br'), gzip: await weigh('.gz') }
}

/** A file too small to get a twin goes out as it is. */
async function sizeOf(file: string, twin: string): Promise<number> {
  const found = await stat(`${file}${twin}`).catch(() => stat(file))
  return found.size
}

export const bytes: Measure = async ({ openPage, product }) => {
  const { page, context } = await openPage({ as: 'ada' })
  await watchFirstPost(context)
  await holdLaterFiles(context)
  await page.goto(`${product.origin}/main/friends`)
  const { files, brotli, gzip } = await firstLoadOf(page)
  await context.close()
  return [
    {
      id: 'firstLoad.brotli',
      value: brotli,
      unit: 'bytes',
      what: `script and style before the first signed-in post, ${files.length} files`,
    },
    { id: 'firstLoad.gzip', value: gzip, unit: 'bytes', what: 'the same, with gzip' },
  ]
}
