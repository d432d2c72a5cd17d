import * as aliases from '@rookery/api/calls/aliases'
import * as credentials from '@rookery/api/calls/credentials'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices } from '#test/app/locators.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { settingsSection } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const password = (section: Locator) => section.css('input[autocomplete="current-password"]')

appTest('an address is changed with the right password alone', async ({ server, visit }) => {
  const { client } = await server.somebody('carol')
  await visit('/lists#settings/security', { as: 'carol' })
  const email = settingsSection('accountSettings.email.title')
  const submit = email.getByRole('button', { name: text('accountSettings.email.submit') })
  await email.getByRole('textbox', { name: text('accountSettings.email.new') }).fill('carol@reeds.example')
  await password(email).fill('wrong')
  await submit.click()
  const problem = email.getByRole('alert').filter({ hasText: 'There was an issue changing your email. Invalid password.' })
  await expect.element(problem).toBeVisible()
  await password(email).fill(smallWorldPassword)
  await submit.click()
  await expect.element(email).toHaveTextContent(/The server writes to.*carol@reeds\.example/)
  expect((await credentials.verify(client)).own?.email).toBe('carol@reeds.example')
})

appTest('an alias is added and removed, and what the server rejects stays typed', async ({ server, visit }) => {
  const { client } = await server.somebody('carol')
  await visit('/lists#settings/security', { as: 'carol', size: 'phone' })
  const section = settingsSection('accountSettings.aliases.title')
  const alias = section.getByRole('textbox', { name: text('accountSettings.aliases.add') })
  const add = section.getByRole('button', { name: text('accountSettings.aliases.submit') })
  await add.click()
  await expect.element(alias).toHaveAccessibleDescription(new RegExp(text('accountSettings.required')))
  await alias.fill('nobody')
  await add.click()
  await expect.element(section.getByRole('alert').filter({ hasText: /^Error adding alias/ })).toBeVisible()
  await expect.element(alias).toHaveValue('nobody')
  await alias.fill('@bob')
  await add.click()
  await expect.element(section.getByRole('listitem')).toHaveLength(1)
  await section.getByRole('listitem').getByRole('button').click()
  await expect.element(section).toHaveTextContent(text('accountSettings.aliases.empty'))
  expect(await aliases.list(client)).toEqual([])
})

appTest('followers are sent to another account that names this one as its alias', async ({ server, visit }) => {
  const target = await server.somebody('ada')
  await visit('/lists#settings/security', { as: 'carol' })
  const move = settingsSection('accountSettings.move.title')
  const account = move.getByRole('textbox', { name: text('accountSettings.move.target') })
  const submit = async () => {
    await move.getByRole('button', { name: text('accountSettings.move.submit') }).click()
    await dialog('Move to @ada?')
      .getByRole('button', { name: text('accountSettings.move.submit') })
      .click()
  }
  await account.fill('@ada')
  await password(move).fill(smallWorldPassword)
  await submit()
  await expect
    .element(move.getByRole('alert').filter({ hasText: /^Error moving account: Target account must have the origin/ }))
    .toBeVisible()
  await aliases.add(target.client, 'carol')
  await submit()
  await expect.element(notices()).toHaveTextContent('Your followers are told to follow @ada.')
  // Nothing that was sent is left in the form.
  await expect.element(account).toHaveValue('')
  await expect.element(password(move)).toHaveValue('')
})
