import * as accounts from '@rookery/api/calls/accounts'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { picture, uploadAll } from '../harness/pictures.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { MediaViewerPage } from '../pages/MediaViewerPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

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
  journey(`whom somebody knows comes page by page, as far as they show it: ${size}`, async ({ visit, product }) => {
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
    await expectAccessible(page)
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

    const owner = await somebody(product, name)
    await accounts.updateCredentials(owner.client, { hideFollowers: true, hideFollows: true })
    await page.goto(`/${name}`)
    await expect(tab(page, 'media')).toBeVisible()
    await expect(tab(page, 'followers')).toHaveCount(0)
    await expect(tab(page, 'followees')).toHaveCount(0)
  })

  journey(`what one keeps about somebody is there later, whatever the server says: ${size}`, async ({ visit, product }) => {
    const name = size === 'desktop' ? 'mona' : 'carol'
    const person = await somebody(product, name)
    await person.post(`Tide tables of the ${size}`)
    const { page, watch } = await visit({ as: 'bob', ...options })
    watch.expectComplaint(/500 .*\/note/)
    const profile = new ProfilePage(page)
    const main = page.getByRole('main')
    const note = main.getByRole('textbox', { name: text('profile.note') })
    await profile.open(name)
    const mend = await breakCalls(page, 'POST', '/api/v1/accounts/*/note', { kind: 'status', status: 500, error: 'Out of ink' })
    await note.fill('Lent me a lantern')
    await expect(main.getByText(/Out of ink/)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(note).toHaveValue('Lent me a lantern')
    await mend()
    await main.getByRole('button', { name: text('profile.note.save'), exact: true }).click()
    await expect(main.getByText(text('profile.note.saved'), { exact: true })).toBeVisible()
    await note.fill('Lent me a lantern and a map')
    await expect(main.getByText(text('profile.note.saved'), { exact: true })).toBeVisible()

    await main.getByLabel(text('profile.highlight'), { exact: true }).selectOption('side')
    await main.getByLabel(text('profile.highlight.color'), { exact: true }).fill('#ff8800')
    await expectAccessible(page)
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    await expect(
      page
        .locator('article[data-highlight="side"]')
        .filter({ hasText: `Tide tables of the ${size}` })
        .first(),
    ).toBeVisible()
    await profile.open(name)
    await expect(note).toHaveValue('Lent me a lantern and a map')
  })
}

for (const [size, options] of widths(Object.entries(sizes), 'all')) {
  journey(`a profile of 300 letters, 50 fields and no picture stays within the page: ${size}`, async ({ visit, product }) => {
    const { db } = product.instance.context
    const endless = 'Rhubarb'.repeat(50)
    const fields = Array.from({ length: 50 }, (_, at) => ({ name: at % 2 ? 'Same' : endless, value: at % 2 ? 'Same' : endless }))
    await db
      .updateTable('accounts')
      .set({
        display_name: endless.slice(0, 300),
        note_html: `<p>${endless}</p>`,
        fields_json: JSON.stringify(fields),
        avatar: null,
        header: '/media/gone.png',
      })
      .where('acct', '=', 'rita@remote.example')
      .execute()
    const { id } = await db.selectFrom('accounts').select('id').where('acct', '=', 'rita@remote.example').executeTakeFirstOrThrow()
    const { page, watch } = await visit({ as: 'ada', ...options })
    watch.expectComplaint(/gone\.png|404/)
    await page.goto('/remote-users/@rita@remote.example')
    await expect(page).toHaveURL(new RegExp(`/users/${id}$`))
    const names = page.getByRole('main').locator('dt')
    await expect(names).toHaveCount(8)
    await page.getByRole('main').getByRole('button', { name: /50/ }).click()
    await expect(names).toHaveCount(50)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
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
    await expectAccessible(page)
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
    await expectAccessible(page)
    expect(await viewer.scale()).toBe(1)
    await viewer.picture.dblclick()
    await expect.poll(() => viewer.scale()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
    await expect(avatar).toBeFocused()
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`who is not there is said not to be there: ${size}`, async ({ visit }) => {
    const { page, watch } = await visit({ as: 'ada', ...options })
    watch.expectComplaint(/404/)
    await page.goto('/nobody-of-that-name')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text('profile.missing'))
    await expectAccessible(page)
  })

  journey(`who cannot be found on another server is not taken for a namesake, and can be looked for there: ${size}`, async ({ visit }) => {
    const { page, watch } = await visit({ as: 'ada', ...options })
    watch.expectComplaint(/404/)
    const main = page.getByRole('main')
    for (const path of ['/remote-users/@rita@elsewhere.example', '/remote-users/elsewhere.example/rita']) {
      await page.goto(path)
      await expect(main.getByRole('alert')).toContainText(text('remoteUser.error'))
      await expect(main.getByRole('alert')).toContainText('@rita@elsewhere.example')
      await expect(main.getByRole('link', { name: /elsewhere\.example/ })).toHaveAttribute('href', 'https://elsewhere.example/@rita')
      await expectAccessible(page)
    }
    // A visitor is not looked up for.
    const { page: other } = await visit(options)
    await other.goto('/remote-users/@rita@remote.example')
    await expect(other).toHaveURL(/\/main\/public$/)
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
