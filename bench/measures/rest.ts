import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { dist } from '../../scripts/build.mjs'
import { somebody } from '../../e2e/harness/arrange.ts'
import { everyRowViewport, fillHome } from '../../e2e/harness/everyRow.ts'
import { image, uploadAll } from '../../e2e/harness/images.ts'
import type { Product } from '../../e2e/harness/startProduct.ts'
import type { Bench, Measure, Row } from '../Measure.ts'
import { firstPostOf, watchFirstPost } from '../watchFirstPost.ts'
import { weigh } from '../weigh.ts'

/** The page is idle when it has requested no code for this time, in milliseconds. Prefetching starts after two seconds. */
const quiet = 4000

/** Posts of Bob with common parts: an image and a poll. */
async function addVariedPosts(product: Product): Promise<void> {
  const bob = await somebody(product, 'bob')
  const mediaIds = await uploadAll(bob, [{ bytes: await image(640, 360), name: 'reeds.png', description: 'Reeds' }])
  await bob.post('Reeds in the evening', { mediaIds })
  await bob.post('Rain or sun?', { poll: { options: ['Rain', 'Sun'], expiresIn: 3600, multiple: false } })
}

/** All scripts, stylesheets and texts that a page requests from its start until it is idle, in order. */
export async function codeUntilRest(page: Page, address: string): Promise<readonly string[]> {
  const asked: string[] = []
  let last = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/assets\/.*\.(js|css|json)$/.test(pathname)) return
    asked.push(pathname)
    last = performance.now()
  })
  await page.goto(address)
  await firstPostOf(page)
  // It is idle when no code was requested for this time.
  for (let left = quiet; left > 0; left = last + quiet - performance.now())
    await page.waitForEvent('request', { timeout: left }).catch(() => null)
  return asked
}

/** Ada's home screen gets posts, a follower and a mention. `fillHome` makes each kind of row from them. */
export async function addEveryRow(product: Product): Promise<void> {
  const [bob, mona] = await Promise.all([somebody(product, 'bob'), somebody(product, 'mona')])
  await mona.follow('ada')
  await bob.post('@ada Herons on the weir')
  await addVariedPosts(product)
}

export const rest: Measure = async ({ openPage, product }) => {
  await addVariedPosts(product)
  const { page, context } = await openPage({ as: 'ada' })
  await watchFirstPost(context)
  const asked = await codeUntilRest(page, `${product.origin}/main/friends`)
  await context.close()
  const files = asked.map((path) => join(dist, path))
  return [
    { id: 'rest.requests', value: asked.length, unit: 'requests', what: 'requests for script and style until the home screen rests' },
    { id: 'rest.brotli', value: await weigh(files, '.br'), unit: 'bytes', what: 'their bytes with brotli' },
    { id: 'rest.gzip', value: await weigh(files, '.gz'), unit: 'bytes', what: 'their bytes with gzip' },
    ...(await everyRow({ openPage, product })),
  ]
}

/** The same with each kind of row in view. */
async function everyRow({ openPage, product }: Pick<Bench, 'openPage' | 'product'>): Promise<readonly Row[]> {
  await addEveryRow(product)
  const { page, context } = await openPage({ as: 'ada' })
  await page.setViewportSize(everyRowViewport)
  await watchFirstPost(context)
  await fillHome(page)
  const asked = await codeUntilRest(page, `${product.origin}/main/friends`)
  await context.close()
  const files = asked.map((path) => join(dist, path))
  return [
    { id: 'rest.everyRow.requests', value: asked.length, unit: 'requests', what: 'the same with each kind of row in view' },
    { id: 'rest.everyRow.brotli', value: await weigh(files, '.br'), unit: 'bytes', what: 'their bytes with brotli' },
  ]
}
