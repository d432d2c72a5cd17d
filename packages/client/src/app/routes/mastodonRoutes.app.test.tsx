import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { homeHeading, signInForm } from '#test/app/entrance.ts'
import { post } from '#test/app/locators.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { label } from '#test/app/text.ts'

appTest(
  'addresses of Mastodon open their screens here, also after signing in, with one entry in the history',
  async ({ server, visit }) => {
    const { id } = await (await server.somebody('bob')).post('Reeds in the morning')
    const app = await visit('/home')
    await expect.poll(() => location.search).toBe('?from=%2Fhome')
    await signInForm.enter('ada', smallWorldPassword)
    await expect.element(homeHeading()).toBeVisible()
    expect(location.pathname).toBe('/main/friends')
    const entries = history.length
    await app.restart('/notifications')
    await expect.element(page.getByRole('heading', { level: 1, name: label('notifications.title') })).toBeVisible()
    await app.restart(`/deck/@bob/${id}`)
    await expect.element(post('Reeds in the morning').content).toBeVisible()
    expect(location.pathname).toBe(`/notice/${id}`)
    await app.restart('/search?q=reeds')
    await expect.element(page.getByRole('main').getByRole('searchbox')).toHaveValue('reeds')
    expect(history.length).toBe(entries)
  },
)
