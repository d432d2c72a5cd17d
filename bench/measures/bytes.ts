import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { dist } from '../../scripts/build.mjs'
import type { Bench, Measure } from '../Measure.ts'
import { firstPostOf, holdLaterFiles, watchFirstPost } from '../watchFirstPost.ts'
import { weigh } from '../weigh.ts'

export interface FirstLoad {
  /** Files of the build that were there before the first post was drawn. */
  readonly files: readonly string[]
  readonly brotli: number
  readonly gzip: number
}

/** Scripts, styles and texts that the page had loaded when its first post rendered, in the size that the server sends. */
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
  const files = [...new Set(paths)].filter((path) => /^\/assets\/.*\.(js|css|json)$/.test(path))
  const served = files.map((path) => join(dist, path))
  return { files, brotli: await weigh(served, '.br'), gzip: await weigh(served, '.gz') }
}

/** Size that a signed-in user loads before the first post of the home timeline, in a language. */
async function firstLoadIn(locale: string, { openPage, product }: Bench): Promise<FirstLoad> {
  const { page, context } = await openPage({ as: 'ada', locale })
  await watchFirstPost(context)
  await holdLaterFiles(context, locale)
  await page.goto(`${product.origin}/main/friends`)
  const load = await firstLoadOf(page)
  await context.close()
  return load
}

export const bytes: Measure = async (bench) => {
  const { files, brotli, gzip } = await firstLoadIn('en', bench)
  const arabic = await firstLoadIn('ar', bench)
  return [
    {
      id: 'firstLoad.brotli',
      value: brotli,
      unit: 'bytes',
      what: `script and style before the first signed-in post, ${files.length} files`,
    },
    { id: 'firstLoad.gzip', value: gzip, unit: 'bytes', what: 'the same, with gzip' },
    { id: 'firstLoad.arabic', value: arabic.brotli - brotli, unit: 'bytes', what: 'what is added to it for a reader of Arabic' },
  ]
}
