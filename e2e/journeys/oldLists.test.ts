import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'

import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { textStart } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const ages = (page: Page) => page.getByRole('status').filter({ hasText: textStart('feedAge.text') })

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`cached lists show their age while the server cannot be reached: ${kind}`, async ({ visit, product }) => {
    const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
    await ada.follow('bob')
    await bob.post(`@ada Seen before the line was lost, ${kind}`)
    const { page, context, watch } = await visit({ as: 'ada', viewport, serviceWorkers: 'allow' })
    watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
    const home = new TimelinePage(page)
    await home.open('home')
    await expect(home.status('Seen before the line was lost').content).toBeVisible()
    await expect(async () => {
      await page.mouse.move(200 + Math.random() * 50, 300)
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    }).toPass()
    await expect(ages(page)).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await expect(home.status('Seen before the line was lost').content).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: textStart('feedAge.text') }),
    ).toBeVisible()
    if (kind === 'a phone') await page.getByRole('button', { name: textStart('shell.notifications') }).click()
    await expect(ages(page)).toHaveCount(2)
    if (kind === 'a phone') await page.keyboard.press('Escape')
    await context.setOffline(false)
    await expect(ages(page)).toHaveCount(0, { timeout: 40_000 })
  })
}
