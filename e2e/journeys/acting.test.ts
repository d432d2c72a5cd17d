import * as reactions from '@rookery/api/calls/reactions'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey, type JourneyFixtures } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const frozen = { kind: 'status', status: 500, error: 'The pond has frozen' } as const

/** Somebody's post as Ada reads it in public. */
async function read({ visit, product }: Pick<JourneyFixtures, 'visit' | 'product'>, author: string, words: string) {
  const { client, post } = await somebody(product, author)
  const { id } = await post(words)
  const { page, watch } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('public')
  return { client, id, page, watch, post: StatusCardPage.showing(page, words) }
}

for (const action of ['favourite', 'repeat'] as const) {
  journey(`a ${action} counts before the server has answered`, async ({ visit, product }) => {
    const { page, post } = await read({ visit, product }, 'bob', `Before the answer to a ${action}`)
    const button = post[action]
    const release = await holdCalls(page, 'POST', /\/statuses\/\w+\/(favourite|reblog)$/)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveText('1')
    release()
    await waitForRest(page)
    await expect(button).toHaveText('1')
  })
}

journey('a reaction is joined and left, and taken back where the server refuses', async ({ visit, product }) => {
  const { client, id, page, watch, post } = await read({ visit, product }, 'bob', 'A heron on the roof')
  watch.expectComplaint(/status of 500/)
  await reactions.add(client, id, '🎉')
  await page.reload()
  const party = post.root.getByRole('button', { name: /^🎉/ })
  await party.click()
  await expect(party).toHaveAttribute('aria-pressed', 'true')
  await expect(party).toContainText('2')
  await page.reload()
  await expect(party).toHaveAttribute('aria-pressed', 'true')
  const mend = await breakCalls(page, 'DELETE', '/api/v1/pleroma/statuses/*/reactions/*', frozen)
  await party.click()
  await expect(post.error).toContainText('The pond has frozen')
  await expect(party).toHaveAttribute('aria-pressed', 'true')
  await mend()
  await party.click()
  await expect(party).toHaveAttribute('aria-pressed', 'false')
  await expect(party).toContainText('1')
})

journey('a bookmark that the server refuses is none', async ({ visit, product }) => {
  const { page, watch, post } = await read({ visit, product }, 'bob', 'Not to be kept')
  watch.expectComplaint(/status of 500/)
  await breakCalls(page, 'POST', '/api/v1/statuses/*/bookmark', frozen)
  await post.menu.click()
  await page.getByRole('menuitem', { name: text('post.bookmark'), exact: true }).click()
  await expect(post.error).toContainText('The pond has frozen')
  await post.menu.click()
  await expect(page.getByRole('menuitem', { name: text('post.bookmark'), exact: true })).toBeVisible()
})
