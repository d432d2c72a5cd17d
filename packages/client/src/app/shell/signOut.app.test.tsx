import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost } from '#test/app/composer.ts'
import { dialog } from '#test/app/locators.ts'
import { settingsSection } from '#test/app/settingsWindow.ts'
import { label, text } from '#test/app/text.ts'

const question = dialog(text('signOut.title'))
const landings = { redirectRootNoLogin: '/about' }

async function leave(): Promise<void> {
  await page.getByRole('button', { name: text('shell.accounts') }).click()
  await page.getByRole('menuitem').filter({ hasText: '@ada@' }).click()
}

async function confirm(): Promise<void> {
  await question.getByRole('button', { name: label('signOut.action') }).click()
}

appTest('signing out leads to the public timeline, or without one to the server’s page for visitors', async ({ server, visit }) => {
  await server.putFile('static/config.json', JSON.stringify(landings))
  await visit('/lists', { as: 'ada' })
  await leave()
  await confirm()
  await expect.poll(() => location.pathname).toBe('/main/public')
  await visit('/lists', { as: 'ada', settings: { modalOnLogout: false } })
  await leave()
  await expect.poll(() => location.pathname).toBe('/about')
  await expect.element(question).not.toBeInTheDocument()
})

appTest('a sign-out asks about drafts regardless of the setting, up to the last typed word', async ({ visit }) => {
  const app = await visit('/lists', { as: 'ada', settings: { modalOnLogout: false } })
  await beginPost('Not sent')
  await leave()
  await expect.element(question).toHaveTextContent('1 draft has not been sent and will be lost.')
  await expect.element(question).toHaveTextContent('your account \u2068@ada@localhost\u2069')
  expect(app.device.accounts.get().accounts).toHaveLength(1)
  await confirm()
  await expect.poll(() => app.device.accounts.get().accounts).toEqual([])
})

appTest('storage does not contain the name of the signed-out account', async ({ visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  const { key } = app.session
  await app.restart()
  await leave()
  await confirm()
  await expect.element(page.getByRole('heading', { level: 1, name: label('timeline.public') })).toBeVisible()
  await app.restart('/about')
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).map(String)
  expect(stored.filter((entry) => entry.includes(key.split('@')[0] ?? key) || /\bada\b/.test(entry))).toEqual([])
})

appTest('revoking this device’s own sign-in in the settings asks about a draft first', async ({ visit }) => {
  const app = await visit('/lists', { as: 'ada' })
  await beginPost('Not sent')
  await app.restart('/lists#settings/security')
  const signIns = settingsSection('accountSettings.signIns.title')
  await signIns.getByRole('button', { name: label('signOut.action') }).click()
  const ending = page.getByRole('dialog', { name: /^Revoke/ })
  await expect.element(ending).toHaveTextContent('you are signed out here')
  await expect.element(ending).toHaveTextContent('1 draft has not been sent and will be lost.')
  await ending.getByRole('button', { name: label('signOut.action') }).click()
  await expect.poll(() => app.device.accounts.get().accounts).toEqual([])
})
