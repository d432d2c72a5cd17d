import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Budgets } from '../../bench/judge.ts'
import { firstLoadOf } from '../../bench/measures/bytes.ts'
import { addVariedPosts, codeUntilRest } from '../../bench/measures/rest.ts'
import { firstPostOf, holdLaterFiles, watchFirstPost } from '../../bench/watchFirstPost.ts'
import { somebody } from '../harness/arrange.ts'
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

journey('until the home screen rests, code comes in few requests, and the texts in one language alone', async ({ visit, product }) => {
  const ada = await somebody(product, 'ada')
  await ada.follow('bob')
  await addVariedPosts(product)
  const { page } = await visit({ as: 'ada', locale: 'ar', prepare: watchFirstPost })
  const asked = await codeUntilRest(page, '/main/friends')
  console.log(`Until the page rests: ${asked.length} requests\n${asked.join('\n')}`)
  expect(asked.length).toBeGreaterThan(4)
  // The start of another language than English is one more.
  expect(asked.length).toBeLessThanOrEqual((budgets['rest.requests']?.max ?? 0) + 1)
  expect(asked.filter((path) => path.startsWith('/assets/en-'))).toEqual([])
  expect(asked.filter((path) => path.startsWith('/assets/ar-'))).toHaveLength(2)
  // The query library comes with the first part that reads a query; no timeline does.
  const scripts = asked.filter((path) => path.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()))
  expect(scripts.filter((_, index) => texts[index]?.includes('CancelledError'))).toEqual([])
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
