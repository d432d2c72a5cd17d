import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { label, text } from '#test/app/text.ts'

const heading = page.getByRole('heading', { level: 1, name: label('timeline.public') })
const logoRoom = page.getByRole('banner').css('[data-logo]')
const preferences = page.getByRole('button', { name: label('shell.preferences') })
const theme = page.getByLabelText(label('settings.theme'))
const hasWallpaper = () => document.documentElement.hasAttribute('data-wallpaper')
const colorScheme = () => getComputedStyle(document.documentElement).colorScheme

appTest('a page has the default look on a server that chose none', async ({ server, visit }) => {
  await visit('/main/public')
  await expect.element(heading).toBeVisible()
  await server.settled()
  expect(colorScheme()).toBe('light')
  await expect.element(logoRoom).toBeEmptyDOMElement()
  expect(hasWallpaper()).toBe(false)
})

appTest('a logo that is a mask has the colour of the bar and is centred in it', async ({ server, visit }) => {
  await server.putFile('static/config.json', JSON.stringify({ streaming: true, logo: '/images/avi.png' }))
  await visit('/main/public')
  const mask = logoRoom.css('span span')
  await expect.element(mask).toBeVisible()
  expect(getComputedStyle(mask.element()).maskImage).toContain('/images/avi.png')
  const [room, box] = [logoRoom.element().getBoundingClientRect(), mask.element().getBoundingClientRect()]
  expect(Math.abs(room.x + room.width / 2 - box.x - box.width / 2)).toBeLessThan(1)
})

const styles = {
  'pond-dusk': '/static/themes/pond-dusk.json',
  'pond-quick': ['Quick pond', '#f4efe2', '#e6dfcc', '#2b2416', '#7a3b00', '#b02020', '#207040', '#2060a0', '#a06000'],
  'pleroma-dark': '/static/themes/pleroma-dark.json',
  elsewhere: 'https://evil.example/theme.json',
}
const dusk = {
  _pleroma_theme_version: 2,
  name: 'Dusk',
  source: { themeEngineVersion: 3, colors: { bg: '#2a1030', fg: '#402050', text: '#f0e0f5', link: '#ffb0d0' } },
}
const background = () => getComputedStyle(document.documentElement).getPropertyValue('--bg')

appTest('a missing theme of the server is reported, and applied once it exists', async ({ server, visit }) => {
  await server.putFile('static/styles.json', JSON.stringify(styles))
  // A server responds with the page where a file is missing.
  const mend = server.html('GET /static/themes/pond-dusk.json')
  const app = await visit('/main/public')
  await preferences.click()
  await expect.element(theme.getByRole('option', { name: 'Pond dusk' })).toBeInTheDocument()
  await theme.selectOptions('pond-dusk')
  await expect.element(theme).toHaveAccessibleDescription(text('serverThemes.gone'))
  await expect.poll(background).toBe('#131b26')
  mend()
  await server.putFile('static/themes/pond-dusk.json', JSON.stringify(dusk))
  await app.restart()
  await expect.poll(background).toBe('#2a1030')
  await preferences.click()
  await theme.selectOptions('')
  await app.restart()
  await expect.element(heading).toBeVisible()
  expect(background()).not.toBe('#2a1030')
})

appTest('a page has the default look on a server with an unknown theme', async ({ server, visit }) => {
  await server.putFile('static/config.json', JSON.stringify({ streaming: true, theme: 'redmond-xx' }))
  await visit('/main/public')
  await expect.element(heading).toBeVisible()
  expect(colorScheme()).toBe('light')
})
