import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { renderPage } from '#test/renderPage.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { resizePage } from '#test/resizePage.ts'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }

function post(id: string, change: object) {
  return { id, uri: id, account: heron, created_at: '2026-03-02T12:00:00.000Z', visibility: 'public', ...change }
}

const filtered = (action: string) => [{ filter: { id: '1', title: 'Finale', context: ['home'], filter_action: action } }]

test('filters stored on the server cover a post with their title, or leave it out', async () => {
  const home = [
    post('3', { content: '<p>A duck</p>' }),
    post('2', { content: '<p>An otter</p>', filtered: filtered('warn') }),
    post('1', { content: '<p>An eel</p>', filtered: filtered('hide') }),
  ]
  const { screen } = await renderPage('/main/friends', { as: 'ada', responses: { 'GET /api/v1/timelines/home': home } })
  const main = screen.getByRole('main')
  await expect.element(main.getByText('A duck')).toBeVisible()
  await expect.element(main.getByText('Muted: your filter “Finale”')).toBeVisible()
  await expect.element(main.getByText('An otter')).not.toBeInTheDocument()
  expect(main.element().querySelectorAll('article[data-status]')).toHaveLength(2)
  await main.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(main.getByText('An otter')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Mute again' })).toHaveFocus()
})

test('mute words are saved with every key, and stay as they were typed until another device changes them', async () => {
  await resizePage(1440, 900)
  const { screen, page: shown } = await renderPage('/main/friends', { as: 'ada' })
  const settings = settingsOf(shown.get().session)
  await screen.getByRole('button', { name: 'Preferences' }).click()
  await screen.getByText('Muting and hiding').click()
  const words = screen.getByRole('textbox', { name: 'Muted words' })
  await words.click()
  await userEvent.keyboard('Cat,  cat')
  expect(settings.get('muteWords')).toEqual(['Cat'])
  await userEvent.keyboard('fish, {Enter}')
  expect(settings.get('muteWords')).toEqual(['Cat', 'catfish'])
  await expect.element(words).toHaveValue('Cat,  catfish, \n')
  settings.take({ muteWords: ['pike'] }, 'tab')
  await expect.element(words).toHaveValue('pike')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  expect(settings.get('muteWords')).toEqual([])
})

test('with everything muted left out, the other choices are made', async () => {
  await resizePage(1440, 900)
  const { screen, page: shown } = await renderPage('/main/friends', { as: 'ada' })
  await screen.getByRole('button', { name: 'Preferences' }).click()
  await screen.getByText('Muting and hiding').click()
  await screen.getByRole('switch', { name: 'Hide everything that is muted' }).click()
  await expect.element(screen.getByRole('switch', { name: 'Hide posts by people you mute' })).toBeDisabled()
  await expect.element(screen.getByRole('switch', { name: 'Hide posts by people you mute' })).toBeChecked()
  expect(settingsOf(shown.get().session).get('hideMutedPosts')).toBe(false)
})
