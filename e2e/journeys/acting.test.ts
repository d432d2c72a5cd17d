import * as reactions from '@rookery/api/calls/reactions'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { casesHere } from '../harness/casesHere.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey, type JourneyFixtures } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
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

const refusals = [
  [403, 'Not for you'],
  [404, 'Record not found'],
  [429, 'Throttled'],
  [500, 'The pond has frozen'],
] as const

for (const [status, error] of casesHere(refusals, refusals.slice(-1))) {
  journey(`a repeat answered with ${status} is taken back, with the server’s words on the post`, async ({ visit, product }) => {
    const { page, watch, post } = await read({ visit, product }, 'bob', `Not to be repeated (${status})`)
    watch.expectComplaint(/status of (403|404|429|500)/)
    await breakCalls(page, 'POST', '/api/v1/statuses/*/reblog', { kind: 'status', status, error })
    await post.repeat.click()
    await expect(post.error).toContainText(error)
    await expect(post.repeat).toHaveAttribute('aria-pressed', 'false')
    await expect(post.repeat).toHaveText('')
    await post.error.getByRole('button', { name: text('general.dismiss') }).click()
    await expect(post.error).toHaveCount(0)
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

journey('the words of a post are copied with their subject and without markup', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Slow **water**', { spoilerText: 'Reeds', contentType: 'text/markdown' })
  const { page, context } = await visit({ as: 'ada' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new TimelinePage(page).open('public')
  await StatusCardPage.showing(page, 'Reeds').menu.click()
  await page.getByRole('menuitem', { name: text('post.copyText') }).click()
  await expect(page.getByRole('region', { name: text('notices.label') })).toContainText(text('post.textCopied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Reeds\n\nSlow water')
})

journey('a post that could not be deleted is back, with the reason', async ({ visit, product }) => {
  const { page, watch, post } = await read({ visit, product }, 'ada', 'Written in stone')
  watch.expectComplaint(/status of 500/)
  await breakCalls(page, 'DELETE', '/api/v1/statuses/*', frozen)
  await post.menu.click()
  await page.getByRole('menuitem', { name: text('post.delete') }).click()
  const question = page.getByRole('dialog', { name: text('post.delete.title') })
  await question.getByRole('button', { name: text('post.delete') }).click()
  await expect(question).toHaveCount(0)
  await expect(post.error).toContainText('The pond has frozen')
  await expect(post.content).toBeVisible()
})

journey('a follow that the server refuses is told and not shown', async ({ visit, product }) => {
  await somebody(product, 'dave')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 500/)
  const profile = new ProfilePage(page)
  await profile.open('dave')
  await breakCalls(page, 'POST', '/api/v1/accounts/*/follow', frozen)
  await profile.follow.click()
  await expect(page.getByRole('region', { name: text('notices.label') })).toContainText(text('failed.follow'))
  await expect(profile.follow).toBeVisible()
})

journey('to follow somebody who approves followers by hand is a request', async ({ visit, product }) => {
  await somebody(product, 'carol')
  const { page } = await visit({ as: 'ada' })
  const profile = new ProfilePage(page)
  await profile.open('carol')
  await profile.follow.click()
  await expect(page.getByRole('main').getByRole('button', { name: text('profile.requested') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: text('profile.requested') })).toBeVisible()
})

journey('an unfollow takes the posts out of the home timeline', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('Seen at home')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  await timeline.status('Seen at home').author.click()
  const profile = new ProfilePage(page)
  await profile.following.click()
  await expect(profile.follow).toBeVisible()
  await page.goBack()
  await expect(timeline.heading('home')).toBeVisible()
  await expect(timeline.posts.filter({ hasText: 'Seen at home' })).toHaveCount(0)
})
