import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, ViewportSize } from 'playwright-core'

import { dist } from '../../scripts/build.mjs'
import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { appManifest } from '../harness/appManifest.ts'
import { expect } from '../harness/expect.ts'
import { journey, type JourneyFixtures } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { waitForWorker } from '../harness/waitForWorker.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const file = '/sw-pleroma.js'

/** Opens the client with its worker, which starts after the first interaction, and waits until all files are cached. */
async function visitInstalled(visit: JourneyFixtures['visit'], path = '/main/public', viewport: ViewportSize = screenSizes[0][1]) {
  const visited = await visit({ as: 'ada', serviceWorkers: 'allow', viewport })
  await visited.page.goto(path)
  await waitForWorker(visited.page)
  return visited
}

/** Cached files of the client, by path. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

const registrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

for (const [name, viewport] of widths(screenSizes)) {
  journey(
    `on ${name}, the second visit loads the client from the cache, which holds no personal data, also offline`,
    async ({ visit, product }) => {
      const bob = await somebody(product, 'bob')
      await bob.post('Kept for the next visit')
      const { page, context, watch } = await visitInstalled(visit, '/main/public', viewport)
      watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
      const before = product.asked.length
      await page.reload()
      await expect(new TimelinePage(page).status('Kept for the next visit').content).toBeVisible()
      const asked = product.asked.slice(before)
      expect(asked.filter((call) => /\/assets\/|\/main\/public/.test(call))).toEqual([])
      expect(asked).toContain('GET /api/v1/timelines/public')
      const stored = await cachedPaths(page)
      expect(stored).toContain('/index.html')
      // Firefox also requests the site's icon from the worker.
      expect(stored.filter((path) => !/^\/(?:index\.html|favicon\.png|assets\/.*|static\/.*)$/.test(path))).toEqual([])
      // Names and other languages are fetched on demand.
      expect(stored.filter((path) => path.startsWith('/assets/ar'))).toEqual([])

      // Firefox reports files that were on their way through the worker.
      await waitForRest(page)
      // It opens a screen that was never opened before.
      await context.setOffline(true)
      await page.goto('/about')
      await expect(page.getByText(text('offline.text'))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await context.setOffline(false)
    },
  )
}

for (const [name, viewport] of widths(screenSizes)) {
  journey(`on ${name}, a new version is offered, installed on request, and breaks no open page`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post('Before the release')
    const { page, context } = await visitInstalled(visit, '/main/public', viewport)
    await (await ComposerPage.openNew(page)).text.fill('Half a sentence')
    // A phone writes in a window.
    await page.keyboard.press('Escape')
    const old = await readFile(join(dist, file), 'utf8')
    const version = /version:\s*[`"]([0-9a-f]{12})[`"]/.exec(old)?.[1] ?? ''
    expect(version).not.toBe('')
    // A second try finds the release of the first.
    const next = randomBytes(6).toString('hex')
    await product.putFile(file, old.replace(version, next))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const offer = page.getByRole('button', { name: text('update.take') })
    await expect(offer).toBeVisible()
    await expect(page.getByText(text('update.ready'))).toBeVisible()
    // This page has fetched no window yet, and the next release has other files.
    const end = product.removePaths(/^\/assets\//)
    await new TimelinePage(page).status('Before the release').menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    end()

    const other = await context.newPage()
    await other.goto('/main/public')
    // A worker takes over when the one before it has nothing left to do; the other page gives it its files to keep.
    await Promise.all([page.waitForEvent('load', { timeout: 30_000 }), offer.click()])
    await expect((await ComposerPage.openNew(page)).text).toHaveValue('Half a sentence')
    expect(await page.evaluate(() => caches.keys())).toContain(`rookery.shell:${next}`)
    // The other page continues with the files of its own version.
    const endAgain = product.removePaths(/^\/assets\//)
    await new TimelinePage(other).status('Before the release').menu.click()
    await expect(other.getByRole('menu')).toBeVisible()
    endAgain()
  })
}

for (const [name, viewport] of widths(screenSizes)) {
  journey(
    `on ${name}, the installed app has the server’s name, and shortcuts in the browser’s language, then the chosen one`,
    async ({ visit, product }) => {
      const { page, context } = await visit({ as: 'ada', serviceWorkers: 'allow', locale: 'ar', viewport })
      await page.goto('/main/public')
      await waitForWorker(page)
      const tools = await context.newCDPSession(page)
      await expect
        .poll(() => appManifest(page, 'ar', tools))
        .toMatchObject({
          name: product.instance.context.config.name,
          icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
          shortcuts: [{ name: text('shell.newPost', 'ar'), url: '/share' }, {}, {}, {}],
          share_target: { action: '/share' },
          protocol_handlers: [{ protocol: 'web+ap' }],
          screenshots: [{}, {}],
        })
      await chooseSettings(page, { interfaceLanguage: 'en' })
      await expect.poll(() => appManifest(page, 'en', tools)).toMatchObject({ shortcuts: [{ name: text('shell.newPost') }, {}, {}, {}] })
    },
  )
}

journey('a release, or a parameter in the address, removes the worker', async ({ visit, product }) => {
  const { page } = await visitInstalled(visit)
  expect((await cachedPaths(page)).length).toBeGreaterThan(10)
  await page.goto('/main/public?worker=off')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => cachedPaths(page)).toEqual([])

  await page.goto('/main/public?worker=on')
  await waitForWorker(page)
  await product.putFile(file, await readFile(join(dist, 'static/sw-off.js'), 'utf8'))
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update().catch(() => {})),
  ])
  await expect.poll(() => registrations(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
