import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Budgets } from '../../bench/judge.ts'
import { firstLoadOf } from '../../bench/measures/bytes.ts'
import { addEveryRow, codeUntilRest } from '../../bench/measures/rest.ts'
import { weigh } from '../../bench/weigh.ts'
import { firstPostOf, holdLaterFiles, watchFirstPost } from '../../bench/watchFirstPost.ts'
import { standIns } from '../../packages/client/src/i18n/languageTags.ts'
import { dist } from '../../scripts/build.mjs'
import { somebody } from '../harness/arrange.ts'
import { everyRowViewport, fillHome } from '../harness/everyRow.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'

// `npm run bench` measures more; bytes and the order of things do not depend on how busy the machine is.

const budgets = JSON.parse(await readFile(join(import.meta.dirname, '../../bench/budgets.json'), 'utf8')) as Budgets

/** Bytes of the build's files whose names begin with one of these. */
async function bytesOf(...starts: readonly string[]): Promise<number> {
  const folder = join(dist, 'assets')
  const names = (await readdir(folder)).filter((name) => /\.(js|json)$/.test(name) && starts.some((start) => name.startsWith(start)))
  expect(names).toHaveLength(starts.length)
  return weigh(
    names.map((name) => join(folder, name)),
    '.br',
  )
}

/** The files of a language that are too large: it has as many texts as Arabic, and adds as much to a first load. */
async function largeFilesOf(code: string): Promise<readonly string[]> {
  const [start, page, all] = await Promise.all([
    // The words of languages that browsers lack are in a chunk of their own.
    bytesOf(`${code}-start-`, ...(Object.hasOwn(standIns, code) ? ['newDevice-'] : [])),
    bytesOf(`${code}-start-`, `${code}-page-`),
    bytesOf(`${code}-start-`, `${code}-page-`, `${code}-late-`),
  ])
  return [
    ...(start > (budgets['firstLoad.arabic']?.max ?? 0) ? [`${code} adds ${start} bytes to the first load`] : []),
    ...(page > 8192 ? [`${code} has ${page} bytes before anything is opened`] : []),
    ...(all > 45_000 ? [`${code} has ${all} bytes`] : []),
  ]
}

journey('the files before the first signed-in post are within their budget of bytes, in each language', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('The first thing to be read')
  const loadIn = async (locale: string) => {
    const { page } = await visit({
      as: 'ada',
      locale,
      prepare: async (context) => {
        await watchFirstPost(context)
        await holdLaterFiles(context, locale)
      },
    })
    await page.goto('/main/friends')
    const load = await firstLoadOf(page)
    console.log(`Before the first post in ${locale}: ${load.brotli} bytes with brotli, ${load.gzip} with gzip, ${load.files.length} files`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    return load
  }
  const { files, brotli, gzip } = await loadIn('en')
  expect(files.length).toBeGreaterThan(1)
  expect(brotli).toBeGreaterThan(50_000)
  expect(brotli).toBeLessThanOrEqual(budgets['firstLoad.brotli']?.max ?? 0)
  expect(gzip).toBeLessThanOrEqual(budgets['firstLoad.gzip']?.max ?? 0)
  const arabic = await loadIn('ar')
  expect(arabic.files.length).toBe(files.length + 1)
  const added = arabic.brotli - brotli
  expect(added).toBe(await bytesOf('ar-start-'))
  expect(added).toBeLessThanOrEqual(budgets['firstLoad.arabic']?.max ?? 0)
  const names = await readdir(join(dist, 'assets'))
  const codes = names.flatMap((name) => /^(\w+)-start-[\w-]{8}\.json$/.exec(name)?.[1] ?? [])
  expect(codes.length).toBeGreaterThan(30)
  expect((await Promise.all(codes.map(largeFilesOf))).flat()).toEqual([])
})

/** The chunks of a home screen with each kind of row in view. Others load by a press, or by the first row that needs them. */
const homeChunks = {
  js: ['earlyRequest', 'newDevice', 'notes', 'page', 'post', 'rolldown-runtime', 'rows', 'staff', 'start'],
  css: ['notes', 'page', 'post', 'rows', 'staff', 'start'],
  json: ['ar-page', 'ar-start'],
}

journey('a home screen with each kind of row fetches only its own chunks, in one language', async ({ visit, product }) => {
  const ada = await somebody(product, 'ada')
  await ada.follow('bob')
  await addEveryRow(product)
  const { page } = await visit({ as: 'ada', locale: 'ar', viewport: everyRowViewport, prepare: watchFirstPost })
  await fillHome(page)
  const asked = await codeUntilRest(page, '/main/friends')
  const chunks = (kind: string) =>
    asked.flatMap((path) => (path.endsWith(`.${kind}`) ? [path.replace(/^\/assets\/(.+)-[\w-]{8}\.\w+$/, '$1')] : [])).toSorted()
  // Notifications of 25 types, one of them a group.
  await expect(page.locator('[data-notification]')).toHaveCount(25)
  expect({ js: chunks('js'), css: chunks('css'), json: chunks('json') }).toEqual(homeChunks)
})

journey('the first feed is requested before React has rendered anything', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Asked for early')
  const { page } = await visit({ as: 'ada', prepare: watchFirstPost })
  await page.goto('/main/public')
  const { mounted } = await firstPostOf(page)
  const asked = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/v1/timelines/public'))?.startTime,
  )
  expect(asked).toBeLessThan(mounted)
})
