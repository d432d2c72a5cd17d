import * as adminAccounts from '@rookery/api/calls/adminAccounts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { text } from '#test/app/text.ts'

const card = page.getByRole('main').css('[data-row]').filter({ hasText: '@dave' })
const menu = card.getByRole('button', { name: text('moderation.menu') })

async function openCard(): Promise<void> {
  await card.getByRole('button', { name: /^More about .*Dave/ }).click()
  await expect.element(card.getByRole('button', { name: text('profile.more') })).toBeVisible()
}

appTest('an admin tags an account from its card in a list of people', async ({ server, visit }) => {
  const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
  await dave.follow('bob')
  await visit('/bob#followers', { as: 'ada' })
  await openCard()
  await menu.click()
  await page.getByRole('menuitemcheckbox', { name: text('moderation.tag.sandbox') }).click()
  await expect.poll(async () => (await adminAccounts.show(ada.client, 'dave')).tags).toEqual(['mrf_tag:sandbox'])
})

// Moderators find the menu beside a report (spec 2, section 6).
for (const as of ['mona', 'bob'] as const)
  appTest(`the card in a list of people has no moderation menu for ${as}`, async ({ server, visit }) => {
    const dave = await server.somebody('dave')
    await dave.follow('bob')
    await visit('/bob#followers', { as, size: 'phone' })
    await openCard()
    await expect.element(menu).not.toBeInTheDocument()
  })
