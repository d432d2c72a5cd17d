import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildBare } from '../../bench/buildBare.ts'
import { serveFolder } from '../../bench/serveFolder.ts'
import { openBrowser } from './openBrowser.ts'
import { readRenders, watchRenders } from './watchRenders.ts'

let browser: Browser
let page: Page
let served: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  served = await serveFolder(await buildBare())
  browser = await openBrowser()
  const context = await browser.newContext()
  await watchRenders(context)
  page = await context.newPage()
  await page.goto(served.origin)
})

afterAll(async () => {
  await browser.close()
  served.close()
})

test('posts are counted when they mount and render again, and not while they are unchanged', async () => {
  await page.getByText('Post 19').waitFor()
  expect(await readRenders(page)).toMatchObject({ redrawn: 0, mounted: 20 })

  await page.getByRole('button', { name: 'Favourite' }).nth(3).click()
  expect(await readRenders(page)).toEqual({ redrawn: 1, mounted: 0, components: 1 })

  await page.getByRole('button', { name: 'All' }).click()
  expect(await readRenders(page)).toMatchObject({ redrawn: 20, mounted: 0 })

  expect(await readRenders(page)).toEqual({ redrawn: 0, mounted: 0, components: 0 })
})
