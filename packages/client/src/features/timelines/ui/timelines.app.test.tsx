import * as lists from '@rookery/api/calls/lists'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { goTo, post, posts, setChecked, textsOf } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })

appTest('each timeline shows its posts', async ({ server, visit }) => {
  await server.configure({ bubble: ['remote.example'] })
  const [ada, bob, dave] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('dave')])
  await ada.follow('bob')
  await bob.post('By somebody she follows')
  await dave.post('By somebody of this server')
  await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words: 'By somebody of another server' })
  await visit('/main/friends', { as: 'ada' })
  const network = ['By somebody of another server', 'By somebody of this server', 'By somebody she follows']
  for (const [name, expected] of [
    ['home', network.slice(2)],
    ['public', network.slice(1)],
    ['bubble', network],
    ['all', network],
  ] as const) {
    await goTo(`timeline.${name}`)
    await expect.element(heading).toHaveTextContent(label(`timeline.${name}`))
    await expect.poll(() => textsOf(posts())).toEqual(expected.map((words) => expect.stringContaining(words)))
    await expect.element(main).toHaveTextContent(text('timeline.noMore'))
  }
})

appTest('a server without a bubble has no entry for it', async ({ server, visit }) => {
  await server.configure({ bubble: [] })
  await visit('/main/friends', { as: 'bob' })
  const navigation = page.getByRole('navigation', { name: label('nav.label') })
  await expect.element(navigation.getByRole('link', { name: text('timeline.all') })).toBeVisible()
  await server.settled()
  await expect.element(navigation.getByRole('link', { name: text('timeline.bubble') })).not.toBeInTheDocument()
})

appTest('a hashtag leads to its timeline', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Over the edge #weirs')
  await bob.post('Nothing about them')
  await visit('/main/public', { as: 'ada' })
  await post('Over the edge').content.getByRole('link', { name: '#weirs' }).click()
  await expect.element(heading).toHaveTextContent('#weirs')
  await expect.element(posts()).toHaveLength(1)
  await expect.element(posts()).toHaveTextContent('Over the edge')
  expect(location.pathname).toBe('/tag/weirs')
})

appTest('a hashtag is one timeline in every spelling, and new posts are added to it', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('The first of them #ÖrtchenAmFluss')
  const app = await visit('/tag/%C3%96rtchenAmFluss', { as: 'ada', size: 'phone' })
  await expect.element(heading).toHaveTextContent('#ÖrtchenAmFluss')
  await expect.element(posts()).toHaveLength(1)
  await app.advance(1000)
  await bob.post('The second of them #örtchenamfluss')
  await expect.element(posts()).toHaveLength(2)
  await app.restart('/tag/%23%C3%B6rtchenamfluss')
  await expect.element(posts()).toHaveLength(2)
})

appTest('a hashtag is followed and unfollowed', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Sluices are open #sluices')
  const app = await visit('/tag/sluices', { as: 'ada' })
  const button = (name: 'tag.follow' | 'tag.unfollow') => main.getByRole('button', { name: text(name), exact: true })
  await button('tag.follow').click()
  await expect.element(button('tag.unfollow')).toBeVisible()
  await server.settled()
  await app.restart()
  await button('tag.unfollow').click()
  await expect.element(button('tag.follow')).toBeVisible()
})

appTest('direct messages and lists have their timelines', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await ada.follow('bob')
  const near = await lists.create(ada.client, 'Near the weir')
  await lists.addAccounts(ada.client, near.id, [bob.account.id])
  await bob.post('@ada Between you and me', { visibility: 'direct' })
  await bob.post('From near the weir')
  await visit('/main/public', { as: 'ada' })
  await goTo('timeline.direct')
  await expect.element(heading).toHaveTextContent(label('timeline.direct'))
  await expect.element(posts()).toHaveLength(1)
  await expect.element(posts()).toHaveTextContent('Between you and me')
  await goTo('nav.lists')
  await main.getByRole('link', { name: 'Near the weir', exact: true }).click()
  await expect.element(heading).toHaveTextContent('Near the weir')
  await expect.element(post('From near the weir').content).toBeVisible()
})

appTest('the menu of a timeline links to the others, and its settings filter replies', async ({ server, visit }) => {
  const [bob, dave] = await Promise.all([server.somebody('bob'), server.somebody('dave')])
  const question = await bob.post('Is the weir frozen?')
  await dave.post('@bob Only at the edge', { inReplyToId: question.id })
  const app = await visit('/main/friends', { as: 'ada' })
  await main.getByRole('button', { name: text('timeline.menu') }).click()
  await page.getByRole('menuitem', { name: text('timeline.public') }).click()
  await expect.element(heading).toHaveTextContent(label('timeline.public'))
  await expect.element(post('Only at the edge').content).toBeVisible()
  await main.getByRole('button', { name: text('timeline.quickSettings') }).click()
  await page.getByRole('combobox', { name: text('settings.replyVisibility') }).selectOptions('self')
  await userEvent.keyboard('{Escape}')
  await expect.element(post('Is the weir frozen?').content).toBeVisible()
  await expect.element(post('Only at the edge').root).not.toBeInTheDocument()
  await app.advance(1000)
  await dave.post('@bob And under the bridge', { inReplyToId: question.id })
  await bob.post('Skates on, everybody')
  await expect.element(post('Skates on, everybody').content).toBeVisible()
  await expect.element(post('And under the bridge').root).not.toBeInTheDocument()
})

appTest('the other timelines are side by side with the setting for it', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Read beside the others')
  await visit('/main/public', { as: 'dave', size: 'phone' })
  await main.getByRole('button', { name: text('timeline.quickSettings') }).click()
  await setChecked(page.getByRole('switch', { name: text('settings.showPanelNavShortcuts') }), true)
  await userEvent.keyboard('{Escape}')
  const tabs = main.getByRole('navigation', { name: text('timeline.menu') })
  const tab = (name: 'timeline.public' | 'timeline.bookmarks') => tabs.getByRole('link', { name: text(name) })
  await expect.element(tab('timeline.public')).toHaveAttribute('aria-current', 'page')
  await expect.element(main.getByRole('button', { name: text('timeline.menu') })).not.toBeInTheDocument()
  await tab('timeline.bookmarks').click()
  await expect.element(heading).toHaveTextContent(label('timeline.bookmarks'))
  await expect.element(tab('timeline.bookmarks')).toHaveAttribute('aria-current', 'page')
})

appTest('repeats of one post are one row, and a conversation is in one place', async ({ server, visit }) => {
  const [mona, bob, dave] = await Promise.all([server.somebody('mona'), server.somebody('bob'), server.somebody('dave')])
  await mona.follow('bob')
  await mona.follow('dave')
  const first = await bob.post('The ice, part one')
  const ducks = await bob.post('Ducks on the ice')
  await bob.post('The ice, part two', { inReplyToId: first.id })
  await statuses.reblog(dave.client, ducks.id)
  await statuses.reblog(bob.client, ducks.id)
  await visit('/main/friends', { as: 'mona' })
  const repeated = posts().filter({ hasText: 'Ducks on the ice' })
  await expect.element(repeated).toHaveLength(1)
  await expect.element(repeated).toHaveTextContent(/Bob @bob and Dave @dave\s*repeated/)
  const [above, below] = [post('The ice, part one').root, post('The ice, part two').root]
  const gap = () => below.element().getBoundingClientRect().top - above.element().getBoundingClientRect().bottom
  await expect.poll(() => Math.abs(gap())).toBeLessThanOrEqual(1)
  const line = below.getByRole('link', { name: `Reply to @bob. ${text('status.thread.show')}`, exact: true })
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  await line.click()
  await expect.element(below.getByRole('button', { name: text('status.thread.hide') })).toBeVisible()
  expect(location.pathname).toBe('/main/friends')
})

appTest('unreadable entries are counted, and a post of 5 MB shows its text', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('The one that can be read')
  await bob.post('By nobody')
  await bob.post('A wall of words')
  const wall = '<p>A wall of words</p>'.repeat(250_000)
  const undo = server.change('GET /api/v1/timelines/public', (body) => {
    // The newest page alone: older ones follow by themselves.
    undo()
    const changed = (body as { content: string }[]).map((status) =>
      status.content.includes('wall')
        ? { ...status, content: wall }
        : status.content.includes('nobody')
          ? { ...status, account: null }
          : status,
    )
    return [{ id: 'odd' }, null, ...changed]
  })
  await visit('/main/public', { as: 'ada' })
  await expect.element(main.getByText(/^3 entries could not be read/)).toBeVisible()
  await expect.element(main.getByText('The one that can be read')).toBeVisible()
  await expect.element(post('A wall of words').root).toHaveTextContent(text('content.cut.size'))
  await expect.element(post('By nobody').root).not.toBeInTheDocument()
})
