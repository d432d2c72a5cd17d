import { emptySource, type ThemeSource } from '@rookery/theme'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { customThemeRows } from '#features/settings/model/customThemeOf.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { packTheme, themeAddress } from '#features/themes/model/themeLink.ts'
import { renderPage } from '#test/renderPage.tsx'
import { text } from '#test/app/text.ts'
import { resizePage } from '#test/resizePage.ts'

const pond: ThemeSource = { ...emptySource, name: 'Pond', colours: { bg: '#2a1030', text: '#f0e0f5' }, radii: { btn: 0 } }

/** All in one colour, as in a hostile theme that hides the way back. */
const hole: ThemeSource = {
  ...emptySource,
  name: 'Hole',
  colours: Object.fromEntries(
    ['bg', 'fg', 'text', 'link', 'btn', 'btnText', 'panel', 'panelText', 'alertPopupNeutral', 'alertPopupNeutralText'].map((name) => [
      name,
      '#000000',
    ]),
  ),
  fonts: { interface: 'Webdings' },
}

/** The background without a chosen theme. */
const own = matchMedia('(prefers-color-scheme: light)').matches ? '#fff' : '#131b26'

const drawn = () => getComputedStyle(document.documentElement).getPropertyValue('--bg')
const linkTo = async (theme: ThemeSource) => new URL(themeAddress(location.origin, await packTheme(theme))).hash
const bar = () => page.getByRole('status').filter({ hasText: 'somebody shared with you' })
const goBack = () => bar().getByRole('button', { name: text('themes.goBack') })

async function opened(path: string, as: 'ada' | null = 'ada') {
  await resizePage(1440, 900)
  const rendered = await renderPage(path, { as })
  const settings = settingsOf(rendered.page.get().session)
  const stored = () => [
    settings.get('deviceTheme'),
    settings.isChosen('theme'),
    customThemeRows(settings).length,
    document.documentElement.dataset['theme'],
  ]
  return { ...rendered, settings, stored }
}

test('a link draws the page in its theme without storing it, and Escape goes back', async () => {
  const { stored, requests, device, page: shown } = await opened(`/main/public${await linkTo(pond)}`, null)
  await expect.element(bar()).toHaveTextContent(/“\u2068?Pond\u2069?” that somebody shared/)
  // The bar does not wait for the code of themes.
  await expect.poll(drawn).toBe('#2a1030')
  expect([drawn(), location.hash, getComputedStyle(document.documentElement).getPropertyValue('--radius-btn')]).toEqual([
    '#2a1030',
    '',
    '0px',
  ])
  expect(stored()).toEqual([null, false, 0, undefined])
  expect(device.stored.get(themeStylesheetKey(shown.get().session.key))).toBeNull()
  expect(requests.filter((call) => call.includes('theme='))).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.poll(drawn).toBe(own)

  // The same link once more, in the open page; a choice of another theme ends it too.
  location.hash = await linkTo(pond)
  await expect.poll(drawn).toBe('#2a1030')
  await goBack().click()
  await expect.poll(drawn).toBe(own)
  expect(stored()).toEqual([null, false, 0, undefined])
})

test('a theme of one colour hides neither the words nor the buttons, and over a window they can be pressed', async () => {
  const { screen } = await opened('/main/friends')
  location.hash = await linkTo(hole)
  await expect.poll(drawn).toBe('#000000')
  const words = bar().element().querySelector('span')
  const look = getComputedStyle(words?.parentElement ?? document.body)
  expect([look.color, look.backgroundColor, look.fontFamily, look.fontSize]).toEqual([
    'rgb(255, 255, 255)',
    'rgb(27, 37, 48)',
    'system-ui, sans-serif',
    '15px',
  ])
  expect(bar().element().closest(':popover-open')).not.toBeNull()
  const openHelp = async () => {
    await userEvent.keyboard('?')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
  }
  await openHelp()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(drawn()).toBe('#000000')
  await openHelp()
  await goBack().click()
  await expect.poll(drawn).toBe(own)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('a theme that is stored becomes a custom theme, and is undone with one press', async () => {
  const { stored, settings, screen } = await opened(`/main/friends${await linkTo(pond)}`)
  await bar()
    .getByRole('button', { name: text('themes.keep') })
    .click()
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(screen.getByText(/Pond.* is now your own theme/)).toBeVisible()
  expect(stored()).toEqual([null, true, 1, 'custom'])
  await expect.poll(drawn).toBe('#2a1030')
  await screen.getByRole('button', { name: text('general.undo') }).click()
  await expect.poll(drawn).toBe(own)
  expect(stored()).toEqual([null, false, 0, undefined])
  await expect.element(screen.getByRole('button', { name: text('themes.makeReadable') })).not.toBeInTheDocument()

  const file = { source: { themeEngineVersion: 3, colors: { bg: '#000000' } } }
  // An own theme is below it, and there is no room for another one.
  settings.set('customThemes', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`m${at}`, file])))
  settings.set('theme', 'custom:m0')
  await expect.poll(drawn).toBe('#000000')
  location.hash = await linkTo(pond)
  await expect.poll(drawn).toBe('#2a1030')
  await bar()
    .getByRole('button', { name: text('themes.keep') })
    .click()
  await expect.element(screen.getByText(text('themeLink.noRoom'))).toBeVisible()
  expect([drawn(), customThemeRows(settings).length]).toEqual(['#2a1030', 20])
  settings.set('theme', 'custom:m1')
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.poll(drawn).toBe('#000000')
  settings.reset('theme')
  settings.reset('customThemes')

  // A notice reports texts that are hard to read. Its button mends them, and the change can be undone.
  const drawnText = () => getComputedStyle(document.documentElement).getPropertyValue('--text')
  location.hash = await linkTo({ ...pond, name: 'Fog', colours: { bg: '#10202a', text: '#203040' } })
  await bar()
    .getByRole('button', { name: text('themes.keep') })
    .click()
  await screen.getByRole('button', { name: text('themes.makeReadable') }).click()
  await expect.poll(drawnText).not.toBe('#203040')
  await expect.poll(drawn).toBe('#10202a')
  const notice = screen.getByText(/values of this theme are changed/)
  await expect.element(notice).toBeVisible()
  notice.element().parentElement?.querySelector('button')?.click()
  await expect.poll(drawnText).toBe('#203040')
})

test('a link without a theme says so, and the previous theme stays', async () => {
  const { screen, stored } = await opened('/main/friends#theme=1xyz')
  const cases = [
    ['#theme=1xyz', 'themeLink.damaged'],
    [`#theme=1${'A'.repeat(5000)}`, 'themeLink.tooLarge'],
    [await linkTo(emptySource), 'themeLink.noTheme'],
  ] as const
  for (const [hash, message] of cases) {
    location.hash = hash
    await expect.element(screen.getByText(text(message)).first()).toBeVisible()
  }
  expect([drawn(), location.hash]).toEqual([own, ''])
  expect(stored()).toEqual([null, false, 0, undefined])
  await expect.element(bar()).not.toBeInTheDocument()
})
