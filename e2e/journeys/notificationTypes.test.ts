import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { everyNotification, type EveryNotification } from '../harness/everyNotification.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'

const main = (page: Page) => page.getByRole('main')

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`every notification type of servers has its text, icon and link: ${kind}`, async ({ visit, product }) => {
    const [bob, mona] = await Promise.all([somebody(product, 'bob'), somebody(product, 'mona')])
    await mona.follow('ada')
    const post = await bob.post('@ada Herons on the weir')
    const { page } = await visit({ as: 'ada', viewport })
    const announced: string[] = []
    page.on('console', (message) => announced.push(message.text()))
    let all: readonly EveryNotification[] = []
    await breakCalls(page, 'GET', '/api/v1/notifications?*', {
      kind: 'changed',
      change: (body) => {
        if (all.length === 0) all = everyNotification(body)
        // An unknown type, twice.
        return [...all.map(({ raw }) => raw), { ...all.at(-1)?.raw, id: '1000' }]
      },
    })
    await page.goto('/ada/notifications')
    await expect(main(page).locator('[data-notification]').first()).toBeVisible()
    // Otherwise only rows near the viewport are rendered.
    await chooseSettings(page, { virtualScrolling: false })
    const ways = { post: `a[href="/notice/${post.id}"]`, actor: 'a[href*="bob"]', server: 'a[target="_blank"]' }
    expect(all.length).toBeGreaterThan(20)
    for (const { raw, words, leads } of all) {
      // Its text alone is not unique.
      const row = main(page).locator(`[data-notification="${raw.id}"]`)
      await expect(row, raw.type).toContainText(words)
      await expect(row.locator('svg').first(), raw.type).toBeVisible()
      if (leads !== null) await expect(row.locator(ways[leads]).first(), raw.type).toBeVisible()
    }
    expect(announced.filter((text) => text.includes('pond_frozen'))).toHaveLength(1)
  })
}
