import * as lists from '@rookery/api/calls/lists'
import * as statuses from '@rookery/api/calls/statuses'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { postFromElsewhere } from '../harness/postFromElsewhere.ts'
import { text } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('each timeline shows what belongs to it', async ({ visit, product }) => {
  product.instance.context.config.bubble.splice(0, Infinity, 'remote.example')
  const [ada, bob, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'dave')])
  await ada.follow('bob')
  await bob.post('By somebody she follows')
  await dave.post('By somebody of this server')
  await postFromElsewhere(product, 'rita@remote.example', 'By somebody of another server')
  const { page, watch } = await visit({ as: 'ada' })
  // The other server's picture is not to be had here.
  watch.expectComplaint(/remotecat\.png/)
  const timeline = new TimelinePage(page)
  const shell = new ShellPage(page)
  const shows = [
    ['home', ['By somebody she follows']],
    ['public', ['By somebody of this server', 'By somebody she follows']],
    ['bubble', ['By somebody of another server', 'By somebody of this server', 'By somebody she follows']],
    ['all', ['By somebody of another server', 'By somebody of this server', 'By somebody she follows']],
  ] as const
  await timeline.open('home')
  for (const [name, posts] of shows) {
    await shell.goTo(`timeline.${name}`)
    await expect(timeline.heading(name)).toBeVisible()
    await expect(timeline.posts).toContainText([...posts])
    await expect(timeline.posts).toHaveCount(posts.length)
    await expect(page.getByRole('main')).toContainText(text('timeline.noMore'))
  }
  await expectAccessible(page)
})

journey('a server without a bubble offers none', async ({ visit, product }) => {
  product.instance.context.config.bubble.length = 0
  // Somebody who has not been here before: what a server offers is known from the last visit.
  const { page } = await visit({ as: 'bob' })
  await new TimelinePage(page).open('home')
  const { navigation } = new ShellPage(page)
  await expect(navigation.getByRole('link', { name: text('timeline.all') })).toBeVisible()
  await expect(navigation.getByRole('link', { name: text('timeline.bubble') })).toHaveCount(0)
})

journey('a hashtag leads to its timeline', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Over the edge #weirs')
  await bob.post('Nothing about them')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('Over the edge').content.getByRole('link', { name: '#weirs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '#weirs' })).toBeVisible()
  await expect(timeline.posts).toHaveCount(1)
  await expect(timeline.posts).toContainText('Over the edge')
  expect(new URL(page.url()).pathname).toBe('/tag/weirs')
  await expectAccessible(page)
})

journey('a hashtag is one timeline however it is written, and new posts come to it', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('The first of them #ÖrtchenAmFluss')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await page.goto('/tag/%C3%96rtchenAmFluss')
  await expect(page.getByRole('heading', { level: 1, name: '#ÖrtchenAmFluss' })).toBeVisible()
  await expect(timeline.posts).toHaveCount(1)
  await bob.post('The second of them #örtchenamfluss')
  await expect(timeline.posts).toHaveCount(2)
  await page.goto('/tag/%23%C3%B6rtchenamfluss')
  await expect(timeline.posts).toHaveCount(2)
})

journey('a list that is deleted while it is read says so, and leads to the others', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  const [, brief] = [await lists.create(ada.client, 'To stay'), await lists.create(ada.client, 'Brief')]
  await lists.addAccounts(ada.client, brief.id, [bob.account.id])
  await bob.post('Read in a list')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 40[34]|WebSocket/)
  await page.clock.install()
  // Some servers answer the oldest first.
  await breakCalls(page, 'GET', '/api/v1/lists', { kind: 'changed', change: (answer) => (answer as unknown[]).toReversed() })
  await page.goto('/lists')
  const names = page.getByRole('main').getByRole('listitem')
  await expect(names.first()).toHaveText('Brief')
  await expect(names.nth(1)).toHaveText('To stay')
  await names.first().getByRole('link').first().click()
  const timeline = new TimelinePage(page)
  await expect(timeline.status('Read in a list').content).toBeVisible()
  await lists.rename(ada.client, brief.id, 'Briefly')
  await page.clock.runFor(241_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Briefly' })).toBeVisible()
  // Without a live connection its timeline is asked for anew, and refused.
  await chooseSettings(page, { streaming: false })
  await lists.remove(ada.client, brief.id)
  // The choice may come after the clock has run.
  await expect(async () => {
    await page.clock.runFor(45_000)
    await expect(page.getByRole('main')).toContainText(text('lists.missing'), { timeout: 1000 })
  }).toPass()
  await page
    .getByRole('main')
    .getByRole('link', { name: text('lists.others') })
    .click()
  await expect(names.filter({ hasText: 'To stay' })).toBeVisible()
})

journey('a bookmark is found among the bookmarks until it is taken away', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('To be read again')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  const shell = new ShellPage(page)
  await timeline.open('bookmarks')
  await expect(page.getByRole('main')).toContainText(text('timeline.empty'))
  await expectAccessible(page)
  await shell.goTo('timeline.public')
  await timeline.status('To be read again').menu.click()
  await page.getByRole('menuitem', { name: text('post.bookmark') }).click()
  await shell.goTo('timeline.bookmarks')
  await expect(timeline.heading('bookmarks')).toBeVisible()
  await expect(timeline.posts).toHaveCount(1)
  await timeline.status('To be read again').menu.click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: text('post.unbookmark') }).click()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(text('timeline.empty'))
})

journey('a hashtag is followed and let go', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Sluices are open #sluices')
  const { page } = await visit({ as: 'ada' })
  await page.goto('/tag/sluices')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: text('tag.follow'), exact: true }).click()
  await expect(main.getByRole('button', { name: text('tag.unfollow'), exact: true })).toBeVisible()
  await page.reload()
  await main.getByRole('button', { name: text('tag.unfollow'), exact: true }).click()
  await expect(main.getByRole('button', { name: text('tag.follow'), exact: true })).toBeVisible()
})

journey('direct messages and lists have their timelines', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  const near = await lists.create(ada.client, 'Near the weir')
  await lists.addAccounts(ada.client, near.id, [bob.account.id])
  await bob.post('@ada Between you and me', { visibility: 'direct' })
  await bob.post('From near the weir')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  const shell = new ShellPage(page)
  await timeline.open('public')
  await shell.goTo('timeline.direct')
  await expect(timeline.heading('direct')).toBeVisible()
  await expect(timeline.posts).toHaveCount(1)
  await expect(timeline.posts).toContainText('Between you and me')
  await shell.goTo('nav.lists')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Near the weir', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Near the weir' })).toBeVisible()
  await expect(timeline.status('From near the weir').content).toBeVisible()
})

journey('the menu of a timeline leads to the others, its settings say which replies come', async ({ visit, product }) => {
  const [bob, dave] = await Promise.all([somebody(product, 'bob'), somebody(product, 'dave')])
  const question = await bob.post('Is the weir frozen?')
  await dave.post('@bob Only at the edge', { inReplyToId: question.id })
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('timeline.menu') })
    .click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: text('timeline.public') }).click()
  await expect(timeline.heading('public')).toBeVisible()
  await expect(timeline.status('Only at the edge').content).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: text('timeline.quickSettings') })
    .click()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: text('settings.replyVisibility') }).selectOption('self')
  await page.keyboard.press('Escape')
  await expect(timeline.status('Is the weir frozen?').content).toBeVisible()
  await expect(timeline.status('Only at the edge').root).toHaveCount(0)
  // What comes live passes the same filter.
  await dave.post('@bob And under the bridge', { inReplyToId: question.id })
  await bob.post('Skates on, everybody')
  await expect(timeline.newPosts.or(timeline.status('Skates on, everybody').content)).toBeVisible()
  if (await timeline.newPosts.isVisible()) await timeline.newPosts.click()
  await expect(timeline.status('Skates on, everybody').content).toBeVisible()
  await expect(timeline.status('And under the bridge').root).toHaveCount(0)
})

journey('the other timelines stand side by side where the reader wants it so', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Read beside the others')
  const { page } = await visit({ as: 'dave', viewport: { width: 390, height: 844 } })
  const timeline = new TimelinePage(page)
  const main = page.getByRole('main')
  await timeline.open('public')
  await main.getByRole('button', { name: text('timeline.quickSettings') }).click()
  await page.getByRole('switch', { name: text('settings.showPanelNavShortcuts') }).check()
  await page.keyboard.press('Escape')
  const tabs = main.getByRole('navigation', { name: text('timeline.menu') })
  await expect(tabs.getByRole('link', { name: text('timeline.public') })).toHaveAttribute('aria-current', 'page')
  await expect(main.getByRole('button', { name: text('timeline.menu') })).toHaveCount(0)
  await expectAccessible(page)
  await tabs.getByRole('link', { name: text('timeline.bookmarks') }).click()
  await expect(timeline.heading('bookmarks')).toBeVisible()
  await expect(tabs.getByRole('link', { name: text('timeline.bookmarks') })).toHaveAttribute('aria-current', 'page')
})

journey('repeats of one post are one row, and a conversation stands together', async ({ visit, product }) => {
  const [mona, bob, dave] = await Promise.all([somebody(product, 'mona'), somebody(product, 'bob'), somebody(product, 'dave')])
  await mona.follow('bob')
  await mona.follow('dave')
  const first = await bob.post('The ice, part one')
  const ducks = await bob.post('Ducks on the ice')
  await bob.post('The ice, part two', { inReplyToId: first.id })
  await statuses.reblog(dave.client, ducks.id)
  await statuses.reblog(bob.client, ducks.id)
  const { page } = await visit({ as: 'mona' })
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const repeated = timeline.posts.filter({ hasText: 'Ducks on the ice' })
  await expect(repeated).toHaveCount(1)
  await expect(repeated).toContainText(/Bob @bob and Dave @dave\s*repeated/)
  const [above, below] = [timeline.status('The ice, part one').root, timeline.status('The ice, part two').root]
  const bottom = await above.evaluate((post) => post.getBoundingClientRect().bottom)
  expect(Math.abs((await below.evaluate((post) => post.getBoundingClientRect().top)) - bottom)).toBeLessThanOrEqual(1)
  await expectAccessible(page)
  // One way to the rest of it, in its place.
  await expect(below.getByRole('link', { name: /conversation/i })).toHaveCount(0)
  await below.getByRole('button', { name: text('status.thread.show') }).click()
  await expect(below.getByRole('button', { name: text('status.thread.hide') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/main/friends')
})

journey('a visitor is led away from what only members have, and asked to log in where nothing guards', async ({ visit }) => {
  const { page } = await visit()
  for (const path of ['/main/friends', '/users/ada/dms', '/users/ada/interactions']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/main\/(all|public)$/)
  }
  for (const path of ['/bookmarks', '/lists', '/lists/1']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text('signInFirst.own')), path).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

journey(
  'a visitor sees the timelines that a server opens, and is led from the others to where there is something',
  async ({ visit, product }) => {
    const { config } = product.instance.context
    const open = structuredClone({ restrictVisitors: config.restrictVisitors, isPublic: config.isPublic })
    const paths = ['/', '/main/all', '/main/public', '/tag/weirs'] as const
    const cases = [
      ['the network is closed', { federatedTimeline: true }, ['/main/public', '/main/public', '/main/public', '/main/public']],
      ['its own is closed', { localTimeline: true }, ['/main/all', '/main/all', '/main/all', '/tag/weirs']],
      ['both are closed', { federatedTimeline: true, localTimeline: true }, ['/login', '/login', '/login', '/login']],
    ] as const
    const isAt = async (page: Page, expected: string, name: string) =>
      expect(page, name).toHaveURL(({ origin, pathname }) => origin === product.origin && pathname === expected)
    try {
      for (const [name, closed, places] of cases) {
        config.restrictVisitors = { ...open.restrictVisitors, ...closed }
        const { page, watch } = await visit()
        // The feed of an address is asked for before it is known whether it is open.
        watch.expectComplaint(/status of 401/)
        for (const [index, path] of paths.entries()) {
          await page.goto(path)
          await isAt(page, places[index] ?? '', `${path} where ${name}`)
        }
        await page.close()
      }
      config.restrictVisitors = open.restrictVisitors
      config.isPublic = false
      const stranger = await visit()
      stranger.watch.expectComplaint(/status of 40[13]/)
      for (const path of [...paths, '/notice/1']) {
        await stranger.page.goto(path)
        await isAt(stranger.page, '/login', `${path} of a private server`)
      }
      await expect(new ShellPage(stranger.page).navigation).not.toContainText(text('nav.timelines'))
      const member = await visit({ as: 'ada' })
      for (const path of paths.slice(1)) {
        await member.page.goto(path)
        await isAt(member.page, path, `${path} as a member of a private server`)
      }
    } finally {
      Object.assign(config, open)
    }
  },
)

journey('a visitor of a server that does not tell what it closes is asked to log in', async ({ visit }) => {
  const { page, watch } = await visit()
  watch.expectComplaint(/status of 401/)
  await breakCalls(page, 'GET', '/api/v1/timelines/public*', { kind: 'status', status: 401 })
  await new TimelinePage(page).open('public')
  const main = page.getByRole('main')
  await expect(main).toContainText(text('signInFirst.closed'))
  await expectAccessible(page)
  await main.getByRole('link', { name: text('shell.login'), exact: true }).click()
  await expect(page).toHaveURL(/\/login(\?|$)/)
})
