import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { renderPage } from '#test/renderPage.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { resizePage } from '#test/resizePage.ts'

const filter = { id: '7', phrase: 'weir', context: ['home'], whole_word: true, irreversible: false, expires_at: '2130-05-06T12:00:00.000Z' }

const open = async () => {
  await resizePage(1440, 900)
  const rendered = await renderPage('/main/friends#settings/mutes', {
    as: 'ada',
    responses: { 'GET /api/v1/filters': [filter], 'DELETE /api/v1/filters/7': {}, 'GET /api/v1/mutes': [] },
  })
  await rendered.screen.getByRole('tab', { name: 'Words and filters' }).click()
  await expect.element(rendered.screen.getByText('weir')).toBeVisible()
  return rendered
}

test('a pattern is tried, kept among the settings, and removed', async () => {
  const { screen, page: shown } = await open()
  const settings = settingsOf(shown.get().session)
  await screen.getByRole('button', { name: 'New word or filter' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New word or filter' })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'A regular expression')
  const field = dialog.getByRole('textbox', { name: 'Word, phrase or expression' })
  await userEvent.fill(field, '(?=eel)')
  await expect.element(dialog.getByText('Lookaround and backreferences are not supported.', { exact: true })).toBeVisible()
  await userEvent.fill(field, 'eels?')
  await expect.element(dialog.getByText(/on your home timeline\. /)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Hide posts completely' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(Object.values(settings.get('muteRules'))).toMatchObject([{ kind: 'pattern', text: 'eels?', hides: true, until: null }])
  const stored = settings.get('muteRules')
  await screen.getByRole('button', { name: 'Remove: eels?' }).click()
  expect(settings.get('muteRules')).toEqual({})
  await expect.element(screen.getByText('1 word or filter removed')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove: eels?' })).toBeVisible()
  expect(settings.get('muteRules')).toEqual(stored)
  await expect.element(screen.getByText('1 word or filter removed')).not.toBeInTheDocument()
})

test('a filter of the server is listed next to the mute words with its end date, and can be removed', async () => {
  const { screen, requests } = await open()
  await expect.element(screen.getByText(/until May 6, 2130/)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove: weir' }).click()
  await expect.poll(() => requests).toContain('DELETE /api/v1/filters/7')
})
