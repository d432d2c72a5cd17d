import * as accounts from '@rookery/api/calls/accounts'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls, refuseSockets } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
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
}
