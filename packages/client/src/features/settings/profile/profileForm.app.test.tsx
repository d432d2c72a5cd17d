import * as accounts from '@rookery/api/calls/accounts'
import * as credentials from '@rookery/api/calls/credentials'
import type { ApiClient } from '@rookery/api/http/client'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { press } from '#test/app/locators.ts'
import { settingsWindow, settingSwitch } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const field = (name: string) => settingsWindow().getByRole('textbox', { name, exact: true })
const name = () => field(text('accountSettings.name'))
const bio = () => field(text('accountSettings.bio'))
const save = () => settingsWindow().getByRole('button', { name: text('accountSettings.profile.save') })
const route = 'PATCH /api/v1/accounts/update_credentials'

/** The profile on the server. */
async function stored(client: ApiClient) {
  const { own, displayName } = await credentials.verify(client)
  return [displayName, own?.note.trim(), own?.fields]
}

appTest('name, bio and fields are written, sorted by keys, and kept over a failure, a reload and a conflict', async ({ server, visit }) => {
  const { client } = await server.somebody('carol')
  await accounts.updateCredentials(client, { displayName: 'Carol', note: 'Reeds', fields: [{ name: 'Boat', value: 'leaking' }] })
  const app = await visit('/lists#settings/profile', { as: 'carol' })
  await expect.element(name()).toHaveValue('Carol')
  await expect.element(save()).toBeDisabled()
  await name().fill('كارول من البحيرة')
  await bio().fill('Rows with ')
  await press(bio(), '{End}@bo')
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(bio()).toHaveValue('Rows with @bob ')
  await settingsWindow()
    .getByRole('button', { name: text('composer.preview') })
    .click()
  const preview = settingsWindow().getByRole('region', { name: text('composer.preview') })
  await expect.element(preview.getByRole('link', { name: /bob/ })).toBeVisible()
  await settingsWindow()
    .getByRole('button', { name: text('accountSettings.fields.add') })
    .click()
  await field('Name of field 2').fill('Site')
  await field('Value of field 2').fill('https://carol.example')
  await press(settingsWindow().getByRole('button', { name: /^Move field 2: arrow/ }), '{ArrowUp}')
  await expect.element(field('Name of field 1')).toHaveValue('Site')
  await expect.element(settingsWindow().getByRole('button', { name: /^Move field 1: arrow/ })).toHaveFocus()

  const mend = server.fail(route, 500)
  await save().click()
  await expect
    .element(
      settingsWindow()
        .getByRole('alert')
        .filter({ hasText: /^Error saving settings/ }),
    )
    .toBeVisible()
  mend()
  await app.advance(2000)
  await app.restart()
  await expect.element(bio()).toHaveValue('Rows with @bob ')
  await expect.element(field('Name of field 1')).toHaveValue('Site')

  // Another device was faster.
  await accounts.updateCredentials(client, { note: 'From the phone' })
  await save().click()
  const conflict = settingsWindow().getByRole('alert').filter({ hasText: 'From the phone' })
  await conflict.getByRole('button', { name: text('accountSettings.conflict.mine') }).click()
  await press(save(), '{Enter}')
  await expect.element(save()).toBeDisabled()
  await expect
    .poll(() => stored(client))
    .toEqual([
      'كارول من البحيرة',
      'Rows with @bob',
      [
        { name: 'Site', value: 'https://carol.example' },
        { name: 'Boat', value: 'leaking' },
      ],
    ])
  // A disabled button loses the focus with the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
  await expect.element(save()).toHaveFocus()
})

appTest('a name that the server finds too long stays typed until it is discarded', async ({ visit }) => {
  await visit('/lists#settings/profile', { as: 'carol', size: 'phone' })
  await expect.element(name()).toHaveValue('Carol')
  await name().fill('n'.repeat(300))
  await save().click()
  await expect
    .element(
      settingsWindow()
        .getByRole('alert')
        .filter({ hasText: /longer than the server allows/ }),
    )
    .toBeVisible()
  await expect.element(name()).toHaveValue('n'.repeat(300))
  await settingsWindow()
    .getByRole('button', { name: text('accountSettings.profile.discard') })
    .click()
  await expect.element(name()).toHaveValue('Carol')
})

appTest('a switch of the profile is sent to the server', async ({ server, visit }) => {
  const { client } = await server.somebody('carol')
  await visit('/lists#settings/profile', { as: 'carol' })
  for (const expected of [true, false]) {
    await settingSwitch('serverSettings.hideFollowers').click()
    await expect.poll(async () => (await credentials.verify(client)).hideFollowers).toBe(expected)
  }
})
