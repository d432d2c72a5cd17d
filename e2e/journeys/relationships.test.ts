import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { label, text, textStart } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** Each size has somebody of its own to do things with. */
const others = { desktop: 'dave', phone: 'mona' } as const

const line = (page: Page, words: string) => page.getByRole('menuitem', { name: new RegExp(`^${words} \u2068@`) })
const notices = (page: Page) => page.getByRole('region', { name: text('notices.label') })

for (const size of widths(['desktop', 'phone'] as const)) {
  const [options, name] = [sizes[size], others[size]]
  journey(`somebody is mentioned, subscribed to and muted for a time from their profile: ${size}`, async ({ visit, product }) => {
    const [ada, other] = await Promise.all([somebody(product, 'ada'), somebody(product, name)])
    await ada.follow(name)
    const relationship = async () => (await accounts.relationships(ada.client, [other.account.id]))[0]
    const { page } = await visit({ as: 'ada', ...options })
    const profile = new ProfilePage(page)
    await profile.open(name)
    await expect(profile.following).toBeVisible()

    await profile.more.click()
    await page.getByRole('menuitem', { name: /^Notify me of posts by/ }).click()
    await expect.poll(async () => (await relationship())?.subscribing).toBe(true)
    await expect(notices(page)).toContainText('You will be notified')

    await profile.more.click()
    await page.getByRole('menuitem', { name: text('profile.muteFor') }).click()
    const window = page.getByRole('dialog', { name: text('profile.mute.title') })
    await window.getByRole('combobox', { name: text('profile.mute.time') }).selectOption({ label: text('profile.mute.time.86400') })
    await window.getByRole('checkbox', { name: text('profile.mute.quiet') }).uncheck()
    await expectAccessible(page)
    await window.getByRole('button', { name: text('profile.mute.confirm') }).click()
    await expect(notices(page)).toContainText('for 1 day')
    await expect.poll(relationship).toMatchObject({ muting: true, mutingNotifications: false })
    await profile.more.click()
    await line(page, 'Unmute').click()
    await expect.poll(async () => (await relationship())?.muting).toBe(false)

    await profile.more.click()
    await line(page, 'Mention').click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: label('composer.text') })).toHaveValue(`@${name} `)
    await expectAccessible(page)
  })
}

for (const size of widths(['desktop', 'phone'] as const)) {
  journey(`a follower is answered in kind, and removed after a question: ${size}`, async ({ visit, product }) => {
    const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
    await bob.follow('ada')
    const { page, watch } = await visit({ as: 'ada', ...sizes[size] })
    watch.expectComplaint(/status of 429/)
    const profile = new ProfilePage(page)
    await profile.open('bob')
    const main = page.getByRole('main')
    const back = main.getByRole('button', { name: text('profile.follow.back') })
    await expect(back).toBeVisible()
    const mend = await breakCalls(page, 'POST', '/api/v1/accounts/*/follow', { kind: 'status', status: 429, error: 'Throttled' })
    await back.click()
    await expect(notices(page)).toContainText('only a few of these in a short time')
    await expect(back).toBeVisible()
    await mend()
    await notices(page)
      .getByRole('button', { name: text('general.retry') })
      .click()
    await expect(profile.following).toBeVisible()

    await profile.more.click()
    await page.getByRole('menuitem', { name: /^Remove .* from your followers/ }).click()
    const question = page.getByRole('dialog', { name: text('profile.removeFollower.title') })
    await expectAccessible(page)
    await question.getByRole('button', { name: text('profile.removeFollower.confirm') }).click()
    await expect.poll(async () => (await accounts.relationships(ada.client, [bob.account.id]))[0]?.followedBy).toBe(false)

    await profile.more.click()
    await page.getByRole('menuitem', { name: /^Block / }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('profile.block.confirm') })
      .click()
    const blocked = main.getByRole('button', { name: text('profile.follow.blocked') })
    await expect(blocked).toBeVisible()
    await blocked.click()
    await expect(profile.follow).toBeVisible()
  })
}

/** One of them looks like the other: its е is Cyrillic. */
const farHosts = { desktop: ['remote.example', 'remote.example'], phone: ['rеmote.example', 'xn--rmote-zwe.example'] } as const

for (const size of widths(['desktop', 'phone'] as const, 'all')) {
  journey(`a whole server is muted after the question what that means, and heard again: ${size}`, async ({ visit, product }) => {
    const { db } = product.instance.context
    const [host, shown] = farHosts[size]
    const acct = `rita@${host}`
    await db.updateTable('accounts').set({ acct, domain: host }).where('username', '=', 'rita').execute()
    const { page, watch } = await visit({ as: 'ada', ...sizes[size] })
    // Pictures of that server.
    watch.expectComplaint(/ERR_NAME_NOT_RESOLVED/)
    const rita = await db.selectFrom('accounts').select('id').where('acct', '=', acct).executeTakeFirstOrThrow()
    await page.goto(`/users/${rita.id}`)
    const profile = new ProfilePage(page)
    await expect(profile.follow).toBeVisible()
    await profile.more.click()
    await page.getByRole('menuitem', { name: /^Mute the server of/ }).click()
    const question = page.getByRole('dialog', { name: text('profile.muteDomain.title') })
    await expect(question).toContainText(shown)
    await expectAccessible(page)
    await question.getByRole('button', { name: text('profile.muteDomain.confirm') }).click()
    await expect(notices(page)).toContainText(shown)
    await notices(page)
      .getByRole('button', { name: text('general.undo') })
      .click()
    await profile.more.click()
    await expect(page.getByRole('menuitem', { name: /^Mute the server of/ })).toBeVisible()
  })
}

for (const size of widths(['desktop', 'phone'] as const, 'all')) {
  journey(`requests to follow are counted, approved and denied: ${size}`, async ({ visit, product }) => {
    const [carol, bob, dave] = await Promise.all([somebody(product, 'carol'), somebody(product, 'bob'), somebody(product, 'dave')])
    await bob.follow('carol')
    await dave.follow('carol')
    const { page, watch } = await visit({ as: 'carol', ...sizes[size] })
    // The server has taken the notification of a denied request away by itself.
    watch.expectComplaint(/status of (403|500)/)
    await page.goto('/friend-requests')
    const list = page.getByRole('main').getByRole('list', { name: text('followRequests.title') })
    const row = (name: string) => list.locator('[data-row]').filter({ hasText: `@${name}` })
    await expect(row('bob')).toBeVisible()
    await row('bob')
      .getByRole('button', { name: textStart('account.card') })
      .click()
    await expect(row('bob')).toContainText(text('popover.requestedBy'))
    await expectAccessible(page)
    if (size === 'phone') await page.getByRole('button', { name: text('shell.menu') }).click()
    const entry = page.getByRole('navigation').getByRole('link', { name: text('followRequests.title') })
    await expect(entry).toContainText('2')
    if (size === 'phone') await page.keyboard.press('Escape')

    await row('bob')
      .getByRole('button', { name: text('followRequest.approve') })
      .click()
    await expect(row('bob')).toHaveCount(0)
    await expect.poll(async () => (await accounts.relationships(carol.client, [bob.account.id]))[0]?.followedBy).toBe(true)
    if (size === 'phone') await page.getByRole('button', { name: text('shell.menu') }).click()
    await expect(entry).toContainText('1')
    if (size === 'phone') await page.keyboard.press('Escape')
    // What asked for an answer tells now that somebody follows.
    if (size === 'phone') await page.getByRole('button', { name: textStart('shell.notifications') }).click()
    const told = size === 'phone' ? page.getByRole('dialog', { name: text('shell.notifications') }) : new NotificationsColumn(page).root
    await expect(told.getByRole('article').filter({ hasText: '@bob' }).filter({ hasText: 'follows you' }).first()).toBeVisible()
    await expect(told.getByRole('article').filter({ hasText: '@bob' }).filter({ hasText: 'wants to follow' })).toHaveCount(0)
    if (size === 'phone') await page.keyboard.press('Escape')

    const mend = await breakCalls(page, 'POST', '/api/v1/follow_requests/*/reject', { kind: 'status', status: 500 })
    const deny = row('dave').getByRole('button', { name: text('followRequest.deny') })
    await deny.click()
    await expect(notices(page)).toContainText('The request was not denied')
    await expect(deny).toBeVisible()
    await mend()
    await deny.click()
    await expect(page.getByRole('main')).toContainText(text('followRequests.empty'))
    await expectAccessible(page)
    await accounts.removeFromFollowers(carol.client, bob.account.id)
  })
}

for (const size of widths(['desktop', 'phone'] as const)) {
  journey(`somebody who is proposed is followed: ${size}`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const { db } = product.instance.context
    await db.updateTable('accounts').set({ is_suggested: 1 }).where('id', '=', bob.account.id).execute()
    const { page } = await visit({ as: others[size], ...sizes[size] })
    await page.goto('/who-to-follow')
    const list = page.getByRole('main').getByRole('list', { name: text('suggestions.title') })
    const first = list.locator('[data-row]').first()
    await expect(first.getByRole('button', { name: text('profile.follow') })).toBeVisible()
    await expectAccessible(page)
    await first.getByRole('button', { name: text('profile.follow') }).click()
    await expect(first.getByRole('button', { name: text('profile.following') })).toBeVisible()
  })
}

for (const size of widths(['desktop', 'phone'] as const)) {
  journey(`who wants to be asked is asked before a request is approved or denied: ${size}`, async ({ visit, product }) => {
    const [carol, bob, dave] = await Promise.all([somebody(product, 'carol'), somebody(product, 'bob'), somebody(product, 'dave')])
    await bob.follow('carol')
    await dave.follow('carol')
    const isFollowed = async (id: AccountId) => (await accounts.relationships(carol.client, [id]))[0]?.followedBy
    const { page, watch } = await visit({ as: 'carol', ...sizes[size] })
    // The server has taken the notification of a denied request away by itself.
    watch.expectComplaint(/status of 403/)
    await page.goto('/friend-requests')
    const main = page.getByRole('main')
    const row = (who: string) => main.locator('[data-row]').filter({ hasText: `@${who}` })
    await expect(row('bob')).toBeVisible()
    await chooseSettings(page, { modalOnApproveFollow: true, modalOnDenyFollow: true })
    for (const [who, answer, id] of [
      ['bob', 'approve', bob.account.id],
      ['dave', 'deny', dave.account.id],
    ] as const) {
      const button = row(who).getByRole('button', { name: text(`followRequest.${answer}`) })
      const question = page.getByRole('dialog', { name: text(`followRequest.${answer}.title`) })
      await button.click()
      await expect(question).toContainText(`@${who}`)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(button).toBeFocused()
      expect(await isFollowed(id)).toBe(false)
      await button.click()
      await question.getByRole('button', { name: text(`followRequest.${answer}`) }).click()
      await expect(row(who)).toHaveCount(0)
      await expect.poll(() => isFollowed(id)).toBe(answer === 'approve')
    }
    await expect(main).toContainText(text('followRequests.empty'))
    await accounts.removeFromFollowers(carol.client, bob.account.id)
  })
}

for (const size of widths(['desktop', 'phone'] as const)) {
  journey(`a storm of requests comes page by page, and answering one asks for none of them again: ${size}`, async ({ visit, product }) => {
    const { db, clock, ids } = product.instance.context
    const carol = await somebody(product, 'carol')
    await db.deleteFrom('follows').where('target_id', '=', carol.account.id).execute()
    for (let number = 0; number < 45; number += 1) {
      const id = ids.next()
      const acct = `storm${number}@${id}.example`.toLowerCase()
      const address = { domain: `${id}.example`.toLowerCase(), ap_id: `https://storm.example/${id}`, url: null }
      await db
        .insertInto('accounts')
        .values({ id, username: `storm${number}`, acct, display_name: `Storm ${number}`, created_at: clock.now(), ...address })
        .execute()
      await db
        .insertInto('follows')
        .values({ account_id: id, target_id: carol.account.id, state: 'pending', created_at: clock.now() })
        .execute()
    }
    const { page } = await visit({ as: 'carol', ...sizes[size] })
    await page.goto('/friend-requests')
    const main = page.getByRole('main')
    const row = (number: number) => main.locator('[data-row]').filter({ has: page.getByText(`Storm ${number}`, { exact: true }) })
    const more = main.getByRole('button', { name: text('followRequests.more') })
    await expect(row(44)).toBeVisible()
    await more.click()
    await expect(row(24)).toBeVisible()
    await more.click()
    await expect(more).toHaveCount(0)
    await row(4).scrollIntoViewIfNeeded()
    await expect(row(4)).toBeInViewport()
    await expectAccessible(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const approve = row(4).getByRole('button', { name: text('followRequest.approve') })
    await approve.focus()
    await page.keyboard.press('Enter')
    await expect(row(4)).toHaveCount(0)
    await expect(notices(page)).toContainText('Storm 4')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent)).toMatch(/Storm [35]/)
    await row(3)
      .getByRole('button', { name: text('followRequest.deny') })
      .click()
    await expect(row(3)).toHaveCount(0)
    await expect(row(5)).toBeVisible()
    await expect.poll(() => asked.filter((call) => call.startsWith('POST'))).toHaveLength(2)
    expect(asked.filter((call) => call === 'GET /api/v1/follow_requests')).toEqual([])
  })
}

for (const size of widths(['desktop', 'phone'] as const)) {
  journey(`a visitor follows from their own server: ${size}`, async ({ visit, product }) => {
    await somebody(product, 'bob')
    const { page } = await visit(sizes[size])
    await page.goto('/bob')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('remoteFollow.action') })
      .click()
    const window = page.getByRole('dialog', { name: text('remoteFollow.title') })
    const own = window.getByRole('textbox', { name: text('remoteFollow.handle') })
    await expect(own).toBeFocused()
    await own.fill('me')
    await page.keyboard.press('Enter')
    await expect(window.getByRole('alert').filter({ hasText: text('remoteFollow.invalid') })).toBeVisible()
    await expectAccessible(page)
    await own.fill('me@home.example')
    await page.keyboard.press('Enter')
    await expect(page.getByText('take you to home.example')).toBeVisible()
  })
}
