import * as lists from '@rookery/api/calls/lists'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

for (const failure of [404, 500] as const)
  appTest(`an account that could not be added to a list (${failure}) is added on another try`, async ({ server, visit }) => {
    const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
    await ada.follow('bob')
    const list = await lists.create(ada.client, 'Near')
    const app = await visit('/bob', { as: 'ada', size: failure === 500 ? 'phone' : 'wide' })
    await expect.element(page.getByRole('main').getByRole('button', { name: text('profile.following'), exact: true })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: text('profile.more') })
      .click()
    await page.getByRole('menuitem', { name: /^Lists with/ }).click()
    const choice = dialog(text('profile.lists.title')).getByRole('switch', { name: 'Near' })
    await expect.element(choice).not.toBeChecked()
    const mend = server.fail('POST /api/v1/lists/:id/accounts', failure)
    await choice.click()
    await expect.element(notices()).toHaveTextContent(/Could not add to/)
    await expect.element(choice).not.toBeChecked()
    mend()
    await notices()
      .getByRole('button', { name: text('general.retry') })
      .click()
    await expect.element(choice).toBeChecked()
    await expect.poll(async () => (await lists.accounts(ada.client, list.id)).items.map(({ id }) => id)).toEqual([bob.account.id])
    // The window closes with the session that it acts for.
    await app.restart()
    await expect.element(page.getByRole('main').getByRole('button', { name: text('profile.following'), exact: true })).toBeVisible()
    await expect.element(dialog(text('profile.lists.title'))).not.toBeInTheDocument()
  })
