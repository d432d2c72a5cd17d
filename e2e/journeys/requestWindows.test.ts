import * as accounts from '@rookery/api/calls/accounts'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('[data-row]')
    .filter({ hasText: `@${name}` })
const button = (page: Page, name: string, response: 'approve' | 'deny') =>
  row(page, name).getByRole('button', { name: text(`followRequest.${response}`) })
const notices = (page: Page) => page.getByRole('region', { name: text('notices.label') })

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} follow requests that are answered in two windows disappear from both`, async ({ visit, product }) => {
    const [carol, bob, dave, mona] = await Promise.all(['carol', 'bob', 'dave', 'mona'].map((name) => somebody(product, name)))
    if (!carol || !bob || !dave || !mona) throw new Error('They are of the seed.')
    for (const who of [bob, dave, mona]) await who.follow('carol')
    const follows = async (who: typeof bob) => (await accounts.relationships(carol.client, [who.account.id]))[0]?.followedBy
    const { page, context, watch } = await visit({ as: 'carol', viewport })
    // One of two answers to the same request comes too late, and the server knows nothing of the notification of a denied one.
    watch.expectComplaint(/status of (403|500)/)
    const other = await context.newPage()
    for (const window of [page, other]) {
      await window.goto('/friend-requests')
      for (const name of ['bob', 'dave', 'mona']) await expect(row(window, name)).toBeVisible()
    }

    await button(page, 'bob', 'approve').click()
    await expect(row(other, 'bob')).toHaveCount(0)
    await button(other, 'dave', 'deny').click()
    await expect(row(page, 'dave')).toHaveCount(0)
    expect([await follows(bob), await follows(dave)]).toEqual([true, false])

    // Both calls wait, or the answer of one window would take the button of the other away before it was pressed.
    const releases = await Promise.all([page, other].map((window) => holdCalls(window, 'POST', /\/follow_requests\/[^/]+\/authorize$/)))
    for (const window of [page, other]) await button(window, 'mona', 'approve').click()
    for (const release of releases) release()
    for (const window of [page, other]) {
      await expect(window.getByRole('main')).toContainText(text('followRequests.empty'))
      await expect(notices(window)).not.toContainText('was not approved')
    }
    expect(await follows(mona)).toBe(true)
    for (const { account } of [bob, mona]) await accounts.removeFromFollowers(carol.client, account.id)
  })
}
