import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { post, posts, press } from '#test/app/locators.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'

const main = page.getByRole('main')
const name = main.getByRole('heading', { level: 1 })
const signInLink = main.getByRole('link', { name: label('shell.login') })

/** Everybody's password in the small seed. */
const password = 'correct horse'

const unauthorized = () => Response.json({ error: 'authorization required' }, { status: 401 })

async function signIn(): Promise<void> {
  await main.css('input[autocomplete="username"]').fill('ada')
  await main.css('input[autocomplete="current-password"]').fill(password)
  await main.css('button[type="submit"]').click()
}

appTest('a profile for members alone leads to the form, and from there back', async ({ server, visit }) => {
  const mends = ['GET /api/v1/accounts/:id', 'GET /api/v1/accounts/:id/statuses'].map((route) => server.fail(route, unauthorized()))
  await visit('/bob')
  await expect.element(main).toHaveTextContent(text('profile.signInFirst'))
  await signInLink.click()
  for (const mend of mends) mend()
  await signIn()
  await expect.element(name).toHaveTextContent('Bob')
  expect(location.pathname).toBe('/bob')
})

for (const [kind, routes] of [
  ['conversation', ['GET /api/v1/statuses/:id', 'GET /api/v1/statuses/:id/context']],
  ['hashtag', ['GET /api/v1/timelines/tag/:tag']],
] as const)
  appTest(`a ${kind} for members alone leads to the form, and from there back`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    const { id } = await bob.post('Behind the #sluice')
    const path = kind === 'hashtag' ? '/tag/sluice' : `/notice/${id}`
    const mends = routes.map((route) => server.fail(route, unauthorized()))
    await visit(path, { size: 'phone' })
    await signInLink.click()
    for (const mend of mends) mend()
    await signIn()
    await expect.element(post('Behind the #sluice').content).toBeVisible()
    expect(location.pathname).toBe(path)
  })

appTest('a profile with posts for members alone is shown, with the link to the form', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('For those who know me')
  const mend = server.fail('GET /api/v1/accounts/:id/statuses', unauthorized())
  await visit('/bob')
  await expect.element(name).toHaveTextContent('Bob')
  await signInLink.click()
  mend()
  await signIn()
  await expect.element(post('For those who know me').content).toBeVisible()
  expect(location.pathname).toBe('/bob')
})

for (const size of sizesFor('phone'))
  appTest(`a private server offers its search to members alone (${size})`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.post('Eels under the sluice')
    await server.configure({ isPublic: false })
    const offered = page.getByRole('banner').getByRole(size === 'phone' ? 'link' : 'button', { name: text('search.title') })
    const navigation = page.getByRole('navigation')
    const entry = navigation.getByRole('link', { name: text('nav.search'), exact: true })
    const openNavigation = async () => {
      if (size === 'phone') await page.getByRole('button', { name: text('shell.openMenu') }).click()
      await expect.element(navigation.getByRole('link', { name: text('nav.about') })).toBeVisible()
    }
    const app = await visit('/search?query=eels', { size })
    await expect.poll(() => location.pathname + location.search).toMatch(/^\/login\?from=%2Fsearch/)
    await openNavigation()
    await expect.element(entry).not.toBeInTheDocument()
    await expect.element(offered).not.toBeInTheDocument()
    if (size === 'phone') await userEvent.keyboard('{Escape}')
    await page.getByRole('heading', { level: 1 }).click()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
    expect(server.requests).not.toContain('GET /api/v2/search')

    await app.restart('/login')
    await signIn()
    await expect.element(offered).toBeVisible()
    await openNavigation()
    await entry.click()
    const field = main.getByRole('searchbox', { name: text('search.field') })
    await field.fill('eels')
    await press(field, '{Enter}')
    await expect.element(posts().filter({ hasText: 'Eels under the sluice' })).toBeVisible()
  })
