import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls, refuseSockets } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

for (const [kind, viewport] of widths(screenSizes)) {
  const name = kind === 'a phone' ? 'mona' : 'dave'

  journey(`on ${kind} who wants to be asked is asked before an unfollow, which takes the posts out of home`, async ({ visit, product }) => {
    const [ada, other] = await Promise.all([somebody(product, 'ada'), somebody(product, name)])
    await ada.follow(name)
    await other.post(`Gone with the follow (${kind})`)
    await ada.post(`Mine stays (${kind})`)
    const follows = async () => (await accounts.relationships(ada.client, [other.account.id]))[0]?.following
    const { page, watch } = await visit({ as: 'ada', viewport })
    watch.expectComplaint(/status of 500|WebSocket/)
    // The live stream tells of the unfollow, too, and would hide that the page forgot it.
    await refuseSockets(page)
    const home = new TimelinePage(page)
    const theirs = home.posts.filter({ hasText: `Gone with the follow (${kind})` })
    await home.open('home')
    await expect(theirs).toBeVisible()
    await chooseSettings(page, { modalOnUnfollow: true })
    await home.status(`Gone with the follow (${kind})`).author.click()
    const profile = new ProfilePage(page)
    const question = page.getByRole('dialog', { name: text('profile.unfollow.title') })
    await profile.following.click()
    await expect(question).toContainText(`@${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(profile.following).toBeFocused()
    expect(await follows()).toBe(true)

    const unfollow = async () => {
      await profile.following.click()
      await question.getByRole('button', { name: text('profile.unfollow') }).click()
    }
    const mend = await breakCalls(page, 'POST', '/api/v1/accounts/*/unfollow', { kind: 'status', status: 500, error: 'The pond is frozen' })
    await unfollow()
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText('The pond is frozen')
    await expect(profile.following).toBeVisible()
    await page.goBack()
    await expect(theirs).toBeVisible()
    await page.goForward()
    await mend()
    await unfollow()
    await expect(profile.follow).toBeVisible()
    expect(await follows()).toBe(false)
    await page.goBack()
    await expect(home.status(`Mine stays (${kind})`).content).toBeVisible()
    await expect(theirs).toHaveCount(0)
  })

  journey(`on ${kind} what somebody repeats leaves home, and comes again when it is wanted again`, async ({ visit, product }) => {
    const [ada, bob, other] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, name)])
    await ada.follow(name)
    const first = await bob.post(`The first repeat (${kind})`)
    await statuses.reblog(other.client, first.id)
    await other.post(`Words of their own (${kind})`)
    const shows = async () => (await accounts.relationships(ada.client, [other.account.id]))[0]?.showingReblogs
    const { page, watch } = await visit({ as: 'ada', viewport })
    watch.expectComplaint(/status of 500/)
    const home = new TimelinePage(page)
    const repeats = home.posts.filter({ hasText: new RegExp(`The (first|second) repeat \\(${kind}\\)`) })
    await home.open('home')
    await expect(repeats).toHaveCount(1)
    await home.status(`Words of their own (${kind})`).author.click()
    const profile = new ProfilePage(page)
    const notices = page.getByRole('region', { name: text('notices.label') })
    const choose = async (words: RegExp) => {
      await profile.more.click()
      await page.getByRole('menuitem', { name: words }).click()
    }
    await expect(profile.following).toBeVisible()
    const mend = await breakCalls(page, 'POST', '/api/v1/accounts/*/follow', { kind: 'status', status: 500, error: 'The pond is frozen' })
    await choose(/^Hide repeats by/)
    await expect(notices).toContainText('The pond is frozen')
    expect(await shows()).toBe(true)
    await mend()
    await choose(/^Hide repeats by/)
    await expect(notices).toContainText(/Repeats by .+ are hidden/)
    expect(await shows()).toBe(false)
    await page.goBack()
    await expect(home.status(`Words of their own (${kind})`).content).toBeVisible()
    await expect(repeats).toHaveCount(0)
    await page.reload()
    await expect(home.status(`Words of their own (${kind})`).content).toBeVisible()
    await expect(repeats).toHaveCount(0)

    await profile.open(name)
    await expect(profile.following).toBeVisible()
    await choose(/^Show repeats by/)
    await expect(notices).toContainText(/are shown again/)
    await expectAccessible(page)
    expect(await shows()).toBe(true)
    const second = await bob.post(`The second repeat (${kind})`)
    await statuses.reblog(other.client, second.id)
    await home.open('home')
    // It stands there, or waits above what was read before.
    const again = home.status(`The second repeat (${kind})`).content
    await expect(again.or(home.newPosts)).toBeVisible()
    if (await home.newPosts.isVisible()) await home.newPosts.click()
    await expect(again).toBeVisible()
    await accounts.unfollow(ada.client, other.account.id)
  })
}
