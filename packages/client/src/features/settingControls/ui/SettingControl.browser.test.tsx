import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { settingsTable } from '#features/settings/model/settingsTable.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import english from '#i18n/locales/en.json'

import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { onePixel } from '#test/onePixel.ts'
import { renderPage } from '#test/renderPage.tsx'
import { SettingControl } from './SettingControl.tsx'
import { resizePage } from '#test/resizePage.ts'

async function preferences() {
  await resizePage(1440, 900)
  const { screen, page: shown } = await renderPage('/main/friends', { as: 'ada' })
  await screen.getByRole('button', { name: 'Preferences' }).click()
  return { screen, session: shown.get().session, settings: settingsOf(shown.get().session) }
}

test('every text of a setting belongs to a row of the table, and every name of a choice to one of its choices', () => {
  const strangers = Object.keys(english).flatMap((id) => {
    const [, key = '', choice] = /^settings\.(\w+)(?:\.(.+))?$/.exec(id) ?? []
    if (!Object.hasOwn(settingsTable, key))
      return id.startsWith('settings.') && !/^settings\.(numberRange|tooManyWords|(choose|chosen|foreign|unreadable)Picture)$/.test(id)
        ? [id]
        : []
    const row = settingsTable[key as keyof typeof settingsTable] // it is one of its keys
    const names: readonly string[] = 'choices' in row ? row.choices : 'names' in row ? row.names : []
    return choice === undefined || names.length === 0 || choice === 'hint' || names.includes(choice) ? [] : [id]
  })
  expect(strangers).toEqual([])
})

test('every choice of a rendered setting has a name', () => {
  const nameless = Object.entries(settingsTable).flatMap(([key, row]) => {
    const names: readonly string[] = 'choices' in row ? row.choices : 'names' in row ? row.names : []
    if (!Object.hasOwn(english, `settings.${key}`)) return []
    return names.filter((name) => !Object.hasOwn(english, `settings.${key}.${name}`)).map((name) => `settings.${key}.${name}`)
  })
  expect(nameless).toEqual([])
})

test('a switch takes effect immediately, and has its hint', async () => {
  const { screen, settings } = await preferences()
  const control = screen.getByRole('switch', { name: 'Single-key shortcuts' })
  await expect.element(control).toHaveAccessibleDescription('Single letters move through posts and act on them.')
  await control.click()
  expect(settings.get('keyboardShortcuts')).toBe(false)
})

test('a list of choices can be reset to no choice', async () => {
  const { screen, settings } = await preferences()
  const control = screen.getByRole('combobox', { name: 'Theme' })
  await expect.element(control).toHaveDisplayValue('Same as the system')
  await userEvent.selectOptions(control, 'Light')
  expect(settings.get('theme')).toBe('rookery-light')
  await userEvent.selectOptions(control, 'Same as the system')
  expect(settings.isChosen('theme')).toBe(false)
})

test('several switches under one name are one setting, without those that do nothing on the server', async () => {
  const { screen, session, settings } = await preferences()
  await screen
    .getByRole('group', { name: 'Preferences' })
    .or(screen.getByRole('dialog', { name: 'Preferences' }))
    .getByText('Notifications', { exact: true })
    .click()
  const shown = screen.getByRole('group', { name: 'Shown notifications' })
  const server = session.server.get()
  session.setServer({ ...server, capabilities: { ...server.capabilities, reactions: true } })
  await expect.element(shown.getByRole('switch', { name: 'Reactions' })).toBeInTheDocument()
  session.setServer({ ...server, capabilities: { ...server.capabilities, reactions: false } })
  await expect.element(shown.getByRole('switch', { name: 'Reactions' })).not.toBeInTheDocument()
  await shown.getByRole('switch', { name: 'Repeats' }).click()
  const all = { mentions: true, likes: true, emojiReactions: true }
  expect(settings.get('notificationVisibility')).toMatchObject({ ...all, repeats: false })
})

test('a number is typed, and an invalid one is reported and not stored', async () => {
  const session = await openQuietSession()
  const settings = settingsOf(session)
  const screen = await render(
    <InSession session={session}>
      <SettingControl setting="maxThumbnails" />
    </InSession>,
  )
  const control = screen.getByRole('spinbutton', { name: 'Pictures shown of a post' })
  await userEvent.fill(control, '4')
  expect(settings.get('maxThumbnails')).toBe(4)
  await userEvent.fill(control, '4000')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('A whole number from 0 to 1,000.')
  expect(settings.get('maxThumbnails')).toBe(4)
  await userEvent.fill(control, '5')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  settings.take({ maxThumbnails: 9 }, 'tab')
  await expect.element(control).toHaveValue(9)
})

async function cover() {
  const session = await openQuietSession()
  const screen = await render(
    <InSession session={session}>
      <SettingControl setting="nsfwCensorImage" />
    </InSession>,
  )
  return { screen, settings: settingsOf(session), field: screen.getByRole('textbox', { name: 'Picture on the cover' }) }
}

test('the address of an image on another server stays typed, is reported, and is not stored', async () => {
  const { screen, settings, field } = await cover()
  await userEvent.fill(field, '/images/cover.png')
  expect(settings.get('nsfwCensorImage')).toBe('/images/cover.png')
  await userEvent.fill(field, 'https://evil.test/pixel.png')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only pictures of this server can be used')
  await expect.element(field).toHaveValue('https://evil.test/pixel.png')
  expect(settings.get('nsfwCensorImage')).toBe('/images/cover.png')
  await userEvent.fill(field, 'https://social.example/images/other.png')
  expect(settings.get('nsfwCensorImage')).toBe('/images/other.png')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.fill(field, '')
  expect(settings.isChosen('nsfwCensorImage')).toBe(false)
})

test('a chosen image becomes part of the settings, and a file that is not an image is reported', async () => {
  const { screen, settings } = await cover()
  const input = screen.getByLabelText('Choose a picture').last()
  await userEvent.upload(input, onePixel())
  await expect.element(screen.getByText('A picture of your own is chosen. It is kept with the settings.')).toBeVisible()
  const stored = settings.get('nsfwCensorImage')
  expect(stored).toMatch(/^data:image\/\w+;base64,/)
  await userEvent.upload(input, new File(['words'], 'words.png', { type: 'image/png' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This file cannot be used')
  expect(settings.get('nsfwCensorImage')).toBe(stored)
})
