import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { morePresetNames } from '@rookery/theme'
import { text } from '#test/app/text.ts'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const list = {
  'pond-dusk': '/static/themes/pond-dusk.json',
  'pond-quick': ['Quick pond', '#f4efe2', '#e6dfcc', '#2b2416', '#7a3b00', '#b02020', '#207040', '#2060a0', '#a06000'],
  'pleroma-dark': '/static/themes/pleroma-dark.json',
  elsewhere: 'https://evil.example/theme.json',
}
const dusk = { _pleroma_theme_version: 2, name: 'Dusk', source: { themeEngineVersion: 3, colors: { bg: '#2a1030', text: '#f0e0f5' } } }
const own = [
  'Same as the system',
  'Dark',
  'Light',
  'Black',
  'High contrast',
  ...morePresetNames.map((name) => text(`settings.theme.${name}`)),
  'A light and a dark theme',
]

const drawn = () => getComputedStyle(document.documentElement).getPropertyValue('--bg')

async function themes(responses: MockResponses) {
  await resizePage(1440, 900)
  const { screen, requests, device } = await renderPage('/main/public', { responses })
  await screen.getByRole('button', { name: 'Preferences' }).click()
  const control = screen.getByRole('combobox', { name: 'Theme' })
  await expect.element(control).toBeVisible()
  const offered = () => [...control.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  return { screen, requests, device, control, offered }
}

test('the themes of the server follow those of the client, and are applied and stored when chosen', async () => {
  const { control, offered, requests, device } = await themes({
    'GET /static/styles.json': list,
    'GET /static/themes/pond-dusk.json': dusk,
  })
  await expect.poll(offered).toEqual([...own, 'Pond dusk', 'Quick pond'])
  expect(requests.filter((call) => call.includes('/static/themes/'))).toEqual([])
  await userEvent.selectOptions(control, 'Quick pond')
  await expect.poll(drawn).toBe('#f4efe2')
  await userEvent.selectOptions(control, 'Pond dusk')
  await expect.poll(drawn).toBe('#2a1030')
  const stored = () => device.stored.get(`rookery.themeSheet:visitor@${location.host}`)
  expect(stored()).toContain('--bg: #2a1030')
  await userEvent.selectOptions(control, 'Black')
  await expect.poll(drawn).toMatch(/^#000/)
  expect(stored()).toBeNull()
  await userEvent.selectOptions(control, 'Same as the system')
})

test.each<[string, unknown]>([
  ['missing', () => new Response(null, { status: 404 })],
  ['the page instead', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['no list', [1, 2]],
  ['of things that are no themes', { a: 1, b: ['x'], c: '//evil.example/x.json' }],
])('if the list is %s, the themes of the client are offered without an error', async (_, response) => {
  const { offered, screen, requests } = await themes({ 'GET /static/styles.json': response })
  await expect.poll(() => requests.includes('GET /static/styles.json')).toBe(true)
  expect(offered()).toEqual(own)
  expect(screen.getByText(/own themes could not be fetched/).elements()).toEqual([])
})

test('a list that fails to load shows an error and is requested again', async () => {
  let fails = true
  const response = () => (fails ? Response.json({ error: 'No' }, { status: 403 }) : Response.json(list))
  const { offered, screen } = await themes({ 'GET /static/styles.json': response })
  await expect.element(screen.getByText(/^The server’s own themes could not be fetched/)).toBeVisible()
  fails = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(offered).toContain('Quick pond')
})

test('a theme with an invalid file applies a built-in theme and says so', async () => {
  const { control, offered } = await themes({ 'GET /static/styles.json': list, 'GET /static/themes/pond-dusk.json': { colors: 7 } })
  await expect.poll(offered).toContain('Pond dusk')
  await userEvent.selectOptions(control, 'Pond dusk')
  await expect.element(control).toHaveAccessibleDescription(/^The server no longer has this theme/)
  expect(drawn()).toBe('#131b26')
  await userEvent.selectOptions(control, 'Same as the system')
})
