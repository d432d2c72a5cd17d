import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { picture, uploadAll } from '../harness/pictures.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { MediaViewerPage } from '../pages/MediaViewerPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

const tab = (page: Page, name: 'statuses' | 'followees' | 'followers' | 'media') =>
  page.getByRole('main').getByRole('tab', { name: text(`profile.tab.${name}`), exact: true })

/** So many people of another server who follow somebody. */
async function addFollowers({ instance }: Product, name: string, count: number): Promise<void> {
  const { db, clock, ids } = instance.context
  const target = await db.selectFrom('accounts').select('id').where('acct', '=', name).executeTakeFirstOrThrow()
  for (let number = 0; number < count; number += 1) {
    const id = ids.next()
    const acct = `gull${number}@${id}.example`.toLowerCase()
    await db
      .insertInto('accounts')
      .values({
        id,
        username: `gull${number}`,
        acct,
        domain: `${id}.example`.toLowerCase(),
        ap_id: `https://marsh.example/${id}`,
        url: null,
        display_name: `Gull ${number}`,
        created_at: clock.now(),
      })
      .execute()
    await db.insertInto('follows').values({ account_id: id, target_id: target.id, state: 'accepted', created_at: clock.now() }).execute()
  }
  await db.updateTable('accounts').set({ followers_count: count }).where('id', '=', target.id).execute()
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`going back to the followers of somebody finds the place that was read: ${size}`, async ({ visit, product }) => {
    const name = size === 'desktop' ? 'bob' : 'dave'
    await addFollowers(product, name, 45)
    const { page } = await visit({ as: 'ada', ...options })
    const profile = new ProfilePage(page)
    await profile.open(name)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^45/ }).click()
    await expect(tab(page, 'followers')).toHaveAttribute('aria-selected', 'true')
    const list = page.getByRole('list', { name: text('profile.tab.followers') })
    await expect(list.getByText('Gull 44', { exact: true })).toBeVisible()
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await expect(list.getByText('Gull 0', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    const end = main.getByText(text('profile.people.end'))
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const near = list.getByText('Gull 3', { exact: true })
    await expect(near).toBeInViewport()
    await near.click()
    await expect(profile.name).toHaveText('Gull 3')
    await page.goBack()
    await expect(near).toBeInViewport()
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`pictures stand in a grid and open large, and the way leads to their posts: ${size}`, async ({ visit, product }) => {
    const name = size === 'desktop' ? 'bob' : 'carol'
    const person = await somebody(product, name)
    await person.post('No picture')
    const bytes = await picture(320, 200)
    for (const what of ['A heron', 'A rook', 'A gull', 'A teal']) {
      await person.post(`Seen today: ${what}`, { mediaIds: await uploadAll(person, [{ bytes, name: 'seen.png', description: what }]) })
    }
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto(`/${name}#media`)
    const grid = page.getByRole('list', { name: text('profile.tab.media') })
    await expect(grid.getByRole('button')).toHaveCount(4)
    const [first, fourth] = [await grid.getByRole('button').first().boundingBox(), await grid.getByRole('button').last().boundingBox()]
    expect(first?.x).toBe(fourth?.x)
    await grid.getByRole('button', { name: 'A teal' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await grid.getByRole('link').last().click()
    await expect(page.getByRole('main').locator('article[data-status]').filter({ hasText: 'Seen today: A heron' })).toBeVisible()
  })
}

for (const [size, options] of widths(Object.entries(sizes), 'all')) {
  journey(`the picture on a card opens large and zooms, and gives the focus back: ${size}`, async ({ visit, product }) => {
    const { db } = product.instance.context
    await db.updateTable('accounts').set({ avatar: '/images/banner.png' }).where('acct', '=', 'bob').execute()
    const { page } = await visit({ as: 'ada', ...options })
    await new ProfilePage(page).open('bob')
    const avatar = page.getByRole('main').getByRole('button', { name: 'Avatar of bob', exact: true })
    const viewer = new MediaViewerPage(page)
    await avatar.click()
    await expect(viewer.picture).toHaveAttribute('src', /banner\.png/)
    expect(await viewer.scale()).toBe(1)
    await viewer.picture.dblclick()
    await expect.poll(() => viewer.scale()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
    await expect(avatar).toBeFocused()
  })
}

journey('who wants a picture behind their profile has it there alone', async ({ visit, product }) => {
  const { db } = product.instance.context
  await db.updateTable('accounts').set({ background: '/images/banner.png' }).where('acct', '=', 'mona').execute()
  const { page } = await visit({ as: 'ada' })
  const root = page.locator('html')
  await new ProfilePage(page).open('mona')
  await expect(root).toHaveAttribute('data-wallpaper')
  await page
    .getByRole('link', { name: text('timeline.home'), exact: true })
    .first()
    .click()
  await expect(root).not.toHaveAttribute('data-wallpaper')
})
