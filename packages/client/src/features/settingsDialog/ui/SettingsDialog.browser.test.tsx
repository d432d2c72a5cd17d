import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { renderPage, type RenderOptions } from '#test/renderPage.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { resizePage } from '#test/resizePage.ts'

async function opened(path: string, { width = 1440, ...options }: RenderOptions & { width?: number } = {}) {
  await resizePage(width, 900)
  const { screen, page: shown } = await renderPage(path, { as: 'ada', ...options })
  return { screen, shown, settings: settingsOf(shown.get().session), dialog: screen.getByRole('dialog', { name: 'Settings' }) }
}

test('an address opens the dialog at a setting and focuses it; back and close lead to the screen', async () => {
  const { screen, dialog } = await opened('/main/friends#settings/general/thirdColumnMode')
  await expect.element(dialog.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(dialog.getByRole('combobox', { name: 'Third column' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.hash).toBe('')
  await screen.getByRole('button', { name: 'Account', exact: true }).click()
  await screen.getByRole('button', { name: 'Settings', exact: true }).click()
  await dialog.getByRole('tab', { name: 'Notifications' }).click()
  expect(location.hash).toBe('#settings/notifications')
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.pathname + location.hash).toBe('/main/friends')
})

test('the tabs are one stop of the Tab key, and arrows move through them', async () => {
  const { dialog } = await opened('/main/friends#settings')
  await dialog.getByRole('tab', { name: 'General' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(dialog.getByRole('tab', { name: 'Profile' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(dialog.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(dialog.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
})

test('the page can be used while the dialog is minimized, and the dialog is restored unchanged', async () => {
  const { screen, dialog } = await opened('/main/friends#settings/notifications')
  await expect.element(dialog.getByRole('group', { name: 'Shown notifications' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Minimize the settings' }).click()
  await screen.getByRole('link', { name: 'About' }).first().click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to the settings' }).click()
  await expect.element(dialog.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true')
  expect(location.pathname + location.hash).toBe('/about#settings/notifications')
})

test('a setting is found by search in any tab, scrolled to and marked', async () => {
  const { dialog } = await opened('/main/friends#settings')
  const search = dialog.getByRole('searchbox', { name: 'Find a setting' })
  await userEvent.fill(search, 'scroll always')
  await expect.element(dialog.getByRole('button', { name: /^Always show scrollbars/ })).toBeVisible()
  // The Enter by which Safari ends a conversion goes to none.
  const endOfConversion = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
  search.element().dispatchEvent(new KeyboardEvent('keydown', endOfConversion))
  await expect.element(search).toHaveValue('scroll always')
  expect(dialog.getByRole('switch', { name: 'Always show scrollbars' }).elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: /^Always show scrollbars/ }).click()
  const control = dialog.getByRole('switch', { name: 'Always show scrollbars' })
  await expect.element(control).toHaveFocus()
  expect(document.querySelector('[data-found]')?.contains(control.element())).toBe(true)
  await userEvent.fill(dialog.getByRole('searchbox', { name: 'Find a setting' }), 'xyzzy')
  await expect.element(dialog.getByText('No setting matches.')).toBeVisible()
})

test('a changed setting can be reset to the server’s value', async () => {
  const responses = { 'GET /api/pleroma/frontend_configurations': { pleroma_fe: { sidebarRight: true } } }
  const { dialog, settings } = await opened('/main/friends#settings', { responses })
  const control = dialog.getByRole('switch', { name: 'Side column at the end' })
  await expect.element(control).toBeChecked()
  await control.click()
  expect(settings.get('sidebarRight')).toBe(false)
  await dialog.getByRole('button', { name: 'Side column at the end: same as the server' }).click()
  await expect.element(control).toBeChecked()
  expect(settings.isChosen('sidebarRight')).toBe(false)
})

test('expert mode shows the settings for experts', async () => {
  const { dialog } = await opened('/main/friends#settings')
  await expect.element(dialog.getByRole('switch', { name: 'Reduce motion' })).toBeVisible()
  await expect.element(dialog.getByRole('switch', { name: 'Always show scrollbars' })).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: 'Expert mode' }).click()
  await expect.element(dialog.getByRole('switch', { name: 'Always show scrollbars' })).toBeVisible()
})

test('buttons below the tabs have the color of texts in the window, also in a theme with other panels', async () => {
  const { dialog } = await opened('/main/friends#settings')
  document.documentElement.style.cssText = '--panelText: rgb(1, 2, 3); --text: rgb(4, 5, 6)'
  const button = dialog.getByRole('button', { name: 'Backup and restore' })
  await expect.element(button).toHaveStyle({ color: 'rgb(4, 5, 6)' })
  document.documentElement.style.cssText = ''
})

test('on a phone the list of tabs is first, and back leads to it', async () => {
  const { screen, dialog } = await opened('/main/friends#settings', { width: 390 })
  await dialog.getByRole('button', { name: 'Notifications' }).click()
  const tab = screen.getByRole('dialog', { name: 'Notifications' })
  await expect.element(tab.getByRole('group', { name: 'Shown notifications' })).toBeVisible()
  history.back()
  await expect.element(dialog.getByRole('navigation', { name: 'Parts of the settings' })).toBeVisible()
})

test('visitors have no settings dialog', async () => {
  const { screen, dialog } = await opened('/main/public#settings', { as: null })
  await expect.element(screen.getByRole('button', { name: 'Preferences' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

/** An answer that comes when it is given. */
function later() {
  let resolve: (response: Response) => void = () => {}
  const promise = new Promise<Response>((give) => (resolve = give))
  return { promise, resolve }
}

test('late content above a setting does not push it out of view, until the user scrolls', async () => {
  const aliases = Array.from({ length: 12 }, (_, index) => `heron${index}@pond.example`)
  const [first, second] = [later(), later()]
  const { dialog } = await opened('/main/friends#settings/security/deletion', {
    responses: {
      'GET /api/pleroma/accounts/mfa': { settings: { enabled: false, totp: false } },
      'GET /api/pleroma/aliases': () => first.promise,
      'GET /api/oauth_tokens.json': () => second.promise,
    },
  })
  const end = dialog.getByRole('button', { name: /^Delete/ })
  const isSeen = () => {
    const [button, box] = [end.element().getBoundingClientRect(), document.querySelector('[data-scrolls]')?.getBoundingClientRect()]
    return box !== undefined && button.top >= box.top && button.bottom <= box.bottom
  }
  await expect.element(end).toHaveFocus()
  await expect.poll(isSeen).toBe(true)
  // WebKit has no scroll anchoring.
  const scrolls = document.querySelector<HTMLElement>('[data-scrolls]')
  if (scrolls) scrolls.style.overflowAnchor = 'none'
  first.resolve(Response.json({ aliases }))
  await expect.element(dialog.getByText('@heron11@pond.example')).toBeVisible()
  await expect.poll(isSeen).toBe(true)
  scrolls?.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  scrolls?.scrollTo({ top: 0, behavior: 'instant' })
  second.resolve(Response.json([{ id: 1, app_name: 'Heron', valid_until: '2030-01-01T00:00:00' }]))
  await expect.element(dialog.getByText('Heron', { exact: true })).toBeInTheDocument()
  expect(scrolls?.scrollTop).toBe(0)
})
