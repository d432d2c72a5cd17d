import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest, sizes } from '#test/app/appTest.tsx'
import { brokenReplies } from '#test/app/brokenReplies.ts'
import { dialog, post, posts } from '#test/app/locators.ts'
import { pngFile, uploadAll } from '#test/app/images.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'
import { resizePage } from '#test/resizePage.ts'

const main = page.getByRole('main')
const viewer = dialog(label('viewer.title'))
const name = main.getByRole('heading', { level: 1 })
const follow = main.getByRole('button', { name: label('profile.follow') })
const following = main.getByRole('button', { name: label('profile.following') })
const alert = main.getByRole('alert')
const retry = main.getByRole('button', { name: text('general.retry') })
const tab = (id: 'statuses' | 'replies' | 'followees' | 'followers' | 'media') =>
  main.getByRole('tab', { name: label(`profile.tab.${id}`) })

appTest('following an account from its profile adds its posts to home, and unfollowing is offered', async ({ server, visit }) => {
  const dave = await server.somebody('dave')
  await dave.post('Ice on the mill pond')
  const app = await visit('/dave', { as: 'ada', size: 'phone' })
  await expect.element(name).toHaveTextContent('Dave')
  await expect.element(post('Ice on the mill pond').content).toBeVisible()
  await follow.click()
  await expect.element(following).toBeVisible()
  await app.restart('/main/friends')
  await expect.element(post('Ice on the mill pond').content).toBeVisible()
  await app.restart('/dave')
  await following.click()
  await expect.element(follow).toBeVisible()
})

appTest('an account that approves followers gets a request, which can be cancelled', async ({ server, visit }) => {
  const [ada, carol] = await Promise.all([server.somebody('ada'), server.somebody('carol')])
  const relationship = async () => (await accounts.relationships(ada.client, [carol.account.id]))[0]
  await visit('/carol', { as: 'ada' })
  await expect.element(main.getByRole('img', { name: text('profile.locked') })).toBeVisible()
  await follow.click()
  const requested = main.getByRole('button', { name: text('profile.requested') })
  await expect.element(requested).toHaveAttribute('title', text('profile.follow.cancel'))
  expect(await relationship()).toMatchObject({ following: false, requested: true })
  await requested.click()
  await expect.element(follow).toBeVisible()
  expect(await relationship()).toMatchObject({ following: false, requested: false })
})

appTest('going back to a profile restores the tab, and pinned posts are first and only once', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const pinned = await bob.post('Read this first')
  await bob.post('Something else')
  await bob.post('@dave An answer', { inReplyToId: pinned.id })
  await statuses.pin(bob.client, pinned.id)
  await visit('/bob', { as: 'ada' })
  await expect.element(page.getByRole('region', { name: text('profile.pinned') })).toHaveTextContent('Read this first')
  await expect.element(post('Something else').content).toBeVisible()
  await expect.element(posts().filter({ hasText: 'Read this first' })).toHaveLength(1)
  await tab('replies').click()
  await post('An answer').time.click()
  await expect.element(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
  history.back()
  await expect.element(tab('replies')).toHaveAttribute('aria-selected', 'true')
  await expect.element(post('An answer').content).toBeVisible()
  expect(location.hash).toBe('#replies')
})

appTest('the followers of an account load page by page, and going back restores the scroll position', async ({ server, visit }) => {
  await server.arrange('addFollowers', { acct: 'bob', count: 45 })
  await visit('/bob', { as: 'ada' })
  await main.getByRole('link', { name: /^45/ }).click()
  await expect.element(tab('followers')).toHaveAttribute('aria-selected', 'true')
  const list = page.getByRole('list', { name: text('profile.tab.followers') })
  await expect.element(list.getByText('Gull 44', { exact: true })).toBeVisible()
  expect(await faultsIn(main)).toEqual([])
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return list.getByText('Gull 0', { exact: true }).query()
    })
    .not.toBeNull()
  const end = main.getByText(text('profile.people.end'))
  await expect.element(end).toBeVisible()
  end.element().scrollIntoView()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  const near = list.getByText('Gull 3', { exact: true })
  await expect.element(near).toBeInViewport()
  await near.click()
  await expect.element(name).toHaveTextContent('Gull 3')
  history.back()
  await expect.element(near).toBeInViewport()
})

appTest('media of an account are in a grid, open large, and link to their posts', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('No picture')
  for (const bird of ['heron', 'rook', 'gull', 'teal'])
    await bob.post(`Seen today: ${bird}`, { mediaIds: await uploadAll(bob, [await pngFile(`${bird}.png`)]) })
  const app = await visit('/bob#media', { as: 'ada', size: 'phone' })
  const grid = page.getByRole('list', { name: text('profile.tab.media') })
  const images = grid.getByRole('button')
  await expect.element(images).toHaveLength(4)
  expect(await faultsIn(grid)).toEqual([])
  await resizePage(...sizes.wide)
  await app.restart()
  await expect.element(images).toHaveLength(4)
  const left = (place: number) => images.nth(place).element().getBoundingClientRect().left
  expect(left(3)).toBe(left(0))
  await grid.getByRole('button', { name: 'teal.png' }).click()
  await expect.element(viewer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await app.advance(1000)
  await expect.element(viewer).not.toBeInTheDocument()
  await grid.getByRole('link').last().click()
  await expect.element(post('Seen today: heron').content).toBeVisible()
})

for (const size of sizesFor('phone'))
  appTest(`an avatar opens large and zooms, and a background ends with its profile (${size})`, async ({ server, visit }) => {
    await server.arrange('changeAccount', { acct: 'bob', columns: { avatar: '/images/banner.png', background: '/images/banner.png' } })
    const app = await visit('/bob', { as: 'ada', size })
    const avatar = main.getByRole('button', { name: 'Avatar of bob', exact: true })
    await avatar.click()
    const image = viewer.getByRole('img').first()
    const scale = () => {
      const slide = document.querySelector('[data-gesture], [data-zoomed]')
      return slide ? new DOMMatrix(getComputedStyle(slide).transform).a : 1
    }
    await expect.element(image).toHaveAttribute('src', expect.stringContaining('banner.png'))
    expect(scale()).toBe(1)
    await userEvent.dblClick(image)
    await expect.poll(scale).toBeGreaterThan(1)
    await userEvent.keyboard('{Escape}')
    await app.advance(1000)
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.element(avatar).toHaveFocus()
    if (size === 'phone') return
    expect(document.documentElement.hasAttribute('data-wallpaper')).toBe(true)
    await page
      .getByRole('link', { name: text('timeline.home'), exact: true })
      .first()
      .click()
    await expect.poll(() => document.documentElement.hasAttribute('data-wallpaper')).toBe(false)
  })

appTest('a profile that hides its follows and followers has no tabs for them', async ({ server, visit }) => {
  const dave = await server.somebody('dave')
  await accounts.updateCredentials(dave.client, { hideFollowers: true, hideFollows: true })
  await visit('/dave', { as: 'ada', size: 'phone' })
  await expect.element(tab('media')).toBeVisible()
  await expect.element(tab('followers')).not.toBeInTheDocument()
  await expect.element(tab('followees')).not.toBeInTheDocument()
})

appTest('a profile that fails to load shows the reason, and loads on a retry', async ({ server, visit }) => {
  const route = 'GET /api/v1/accounts/:id'
  let mend = server.fail(route, 502)
  await visit('/bob', { as: 'ada' })
  await expect.element(retry).toBeVisible()
  for (const [put, words, announced] of brokenReplies) {
    mend()
    mend = put(server, route)
    await retry.click()
    await expect.element(alert).toHaveTextContent(text('profile.error'))
    // Outside of timelines the server's own words count.
    await expect.element(alert).toHaveTextContent(announced ?? text(words))
  }
  mend()
  await retry.click()
  await expect.element(name).toHaveTextContent('Bob')
})

appTest('a missing profile says so, without a retry', async ({ visit }) => {
  await visit('/nobody-of-that-name', { as: 'ada' })
  await expect.element(alert).toHaveTextContent(text('profile.missing'))
  await expect.element(retry).not.toBeInTheDocument()
  expect(await faultsIn(main)).toEqual([])
})

appTest(
  'a missing account of another server is not replaced by one with the same name, and has a link to its server',
  async ({ visit }) => {
    const app = await visit('/remote-users/@rita@elsewhere.example', { as: 'ada' })
    for (const path of ['/remote-users/@rita@elsewhere.example', '/remote-users/elsewhere.example/rita']) {
      await app.restart(path)
      await expect.element(alert).toHaveTextContent(text('remoteUser.error'))
      await expect.element(alert).toHaveTextContent('@rita@elsewhere.example')
      const link = main.getByRole('link', { name: /elsewhere\.example/ })
      await expect.element(link).toHaveAttribute('href', 'https://elsewhere.example/@rita')
    }
  },
)

appTest('the server looks up no remote account for a visitor', async ({ server, visit }) => {
  await visit('/remote-users/@rita@remote.example')
  await expect.poll(() => location.pathname).toBe('/main/public')
  expect(server.requests.filter((request) => /search|lookup/.test(request))).toEqual([])
})
