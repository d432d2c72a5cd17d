import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Budgets } from '../../bench/judge.ts'
import { firstLoadOf } from '../../bench/measures/bytes.ts'
import { addEveryRow, codeUntilRest } from '../../bench/measures/rest.ts'
import { firstPostOf, holdLaterFiles, watchFirstPost } from '../../bench/watchFirstPost.ts'
import { somebody } from '../harness/arrange.ts'
import { everyRowViewport, fillHome } from '../harness/everyRow.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'

// `npm run bench` measures more; bytes and the order of things do not depend on how busy the machine is.

const budgets = JSON.parse(await readFile(join(import.meta.dirname, '../../bench/budgets.json'), 'utf8')) as Budgets

journey('the files before the first signed-in post are within their budget of bytes, in Arabic too', async ({ visit, product }) => {
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
  expect(arabic.brotli - brotli).toBeLessThanOrEqual(budgets['firstLoad.arabic']?.max ?? 0)
})

/** The chunks of a home screen with each kind of row in view. Others load by a press, or by the first row that needs them. */
const homeChunks = {
  js: ['earlyRequest', 'newDevice', 'notes', 'page', 'post', 'rolldown-runtime', 'rows', 'staff', 'start'],
  css: ['notes', 'page', 'post', 'rows', 'staff', 'start'],
  json: ['ar-page', 'ar-start'],
}

journey('until a home screen with each kind of row rests, it fetches its own chunks alone, in one language', async ({ visit, product }) => {
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

journey('the first feed is asked for before React has drawn anything', async ({ visit, product }) => {
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
