import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Budgets } from '../../bench/judge.ts'
import { firstLoadOf } from '../../bench/measures/bytes.ts'
import { firstPostOf, holdLaterFiles, watchFirstPost } from '../../bench/watchFirstPost.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'

// `npm run bench` measures more; bytes and the order of things do not depend on how busy the machine is.

journey('what loads before the first signed-in post is within its budget of bytes', async ({ visit, product }) => {
  const budgets = JSON.parse(await readFile(join(import.meta.dirname, '../../bench/budgets.json'), 'utf8')) as Budgets
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('The first thing to be read')
  const { page } = await visit({
    as: 'ada',
    prepare: async (context) => {
      await watchFirstPost(context)
      await holdLaterFiles(context)
    },
  })
  await page.goto('/main/friends')
  const { files, brotli, gzip } = await firstLoadOf(page)
  console.log(`Before the first post: ${brotli} bytes with brotli, ${gzip} with gzip, ${files.length} files`)
  expect(files.length).toBeGreaterThan(1)
  expect(brotli).toBeGreaterThan(50_000)
  expect(brotli).toBeLessThanOrEqual(budgets['firstLoad.brotli']?.most ?? 0)
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
