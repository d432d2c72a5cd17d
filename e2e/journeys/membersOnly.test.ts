import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import type { Product } from '../harness/startProduct.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'

/** A server that shows profiles, conversations and hashtags to members alone, and says so only when it is asked. */
async function closeToVisitors(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/(accounts\/[^/?]+(\/statuses)?|statuses\/[^/?]+(\/context)?|timelines\/tag\/.*)(\?|$)/, (route) => {
    const isMember = route.request().headers().authorization !== undefined
    if (isMember) return route.fallback()
    return route.fulfill({ status: 401, json: { error: 'authorization required' } })
  })
}

const main = (page: Page) => page.getByRole('main')

async function signInFrom(page: Page, product: Product): Promise<void> {
  await main(page)
    .getByRole('link', { name: text('shell.login'), exact: true })
    .click()
  await new SignInPage(page, product).enter('ada', product.passwordOf('ada'))
}

journey('a profile that is shown to members alone leads to the form, and from there back', async ({ visit, product }) => {
  const { page, watch } = await visit()
  watch.expectComplaint(/status of 401/)
  await closeToVisitors(page)
  const profile = new ProfilePage(page)
  await profile.open('bob')
  await expect(main(page)).toContainText(text('profile.signInFirst'))
  await expectAccessible(page)
  await signInFrom(page, product)
  await expect(profile.name).toHaveText('Bob')
  expect(new URL(page.url()).pathname).toBe('/bob')
})

journey('so do a conversation and a hashtag', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('Behind the #sluice')
  for (const path of [`/notice/${id}`, '/tag/sluice']) {
    const { page, watch } = await visit()
    watch.expectComplaint(/status of 401/)
    await closeToVisitors(page)
    await page.goto(path)
    await signInFrom(page, product)
    await expect(new ThreadPage(page).status('Behind the #sluice').content).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

journey('a profile whose posts alone are closed is shown, with the way to sign in under it', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('For those who know me')
  const { page, watch } = await visit()
  watch.expectComplaint(/status of 401/)
  await page.route('**/api/v1/accounts/*/statuses*', (route) =>
    route.request().headers().authorization === undefined ? route.fulfill({ status: 401, json: { error: 'no' } }) : route.fallback(),
  )
  const profile = new ProfilePage(page)
  await profile.open('bob')
  await expect(profile.name).toHaveText('Bob')
  await signInFrom(page, product)
  await expect(new ThreadPage(page).status('For those who know me').content).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/bob')
})

journey('a member whose session the server has ended is led from a profile to the form and back', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 40[13]/)
  const profile = new ProfilePage(page)
  await profile.open('carol')
  await expect(profile.name).toHaveText('Carol')
  const { db } = product.instance.context
  await db.deleteFrom('oauth_tokens').execute()
  await profile.open('bob')
  await expect(page.getByText(text('shell.refused'))).toBeVisible()
  await page
    .getByText(text('shell.refused'))
    .getByRole('link', { name: text('shell.login') })
    .click()
  await new SignInPage(page, product).enter('ada', product.passwordOf('ada'))
  await expect(profile.name).toHaveText('Bob')
  expect(new URL(page.url()).pathname).toBe('/bob')
})

for (const [kind, viewport] of widths(screenSizes, 'all')) {
  journey(`on ${kind} a server that is for its members alone has a search for them alone`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post(`Eels under the sluice (${kind})`)
    configure(product, { isPublic: false })
    const { page } = await visit({ viewport })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const offered = page.getByRole('banner').getByRole(kind === 'a phone' ? 'link' : 'button', { name: text('search.title') })
    const entry = page.getByRole('navigation').getByRole('link', { name: text('nav.search'), exact: true })
    const openNavigation = async () => {
      if (kind === 'a phone') await page.getByRole('button', { name: text('shell.openMenu') }).click()
      await expect(page.getByRole('navigation').getByRole('link', { name: text('nav.about') })).toBeVisible()
    }

    await page.goto('/search?query=eels')
    await expect(page).toHaveURL(/\/login\?from=%2Fsearch/)
    await openNavigation()
    await expect(entry).toHaveCount(0)
    await expect(offered).toHaveCount(0)
    if (kind === 'a phone') await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    expect(asked).not.toContain('/api/v2/search')
    await expectAccessible(page)

    await new SignInPage(page, product).signIn('ada')
    await expect(offered).toBeVisible()
    await openNavigation()
    await entry.click()
    await main(page)
      .getByRole('searchbox', { name: text('search.field') })
      .fill('eels')
    await page.keyboard.press('Enter')
    await expect(new ThreadPage(page).status(`Eels under the sluice (${kind})`).content).toBeVisible()
  })
}
