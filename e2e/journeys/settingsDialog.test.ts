import * as credentials from '@rookery/api/calls/credentials'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** What the dialog says when something is saved, and how that ends, as the page itself sees it. */
function watchSaveNotice(page: Page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const notice = document.querySelector('[data-save]')
          const effect = notice?.getAnimations()[0]?.effect
          if (!(effect instanceof KeyframeEffect)) return
          observer.disconnect()
          const { endTime } = effect.getComputedTiming()
          resolve({ words: notice?.textContent, opacity: effect.getKeyframes().at(-1)?.opacity, milliseconds: endTime })
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
}

for (const [size, options] of widths(Object.entries(sizes), 'all')) {
  const isPhone = size === 'phone'

  journey(`the settings open by a button, and the browser's back leads out of them: ${size}`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto('/lists')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    if (isPhone) await page.getByRole('button', { name: text('shell.openMenu') }).click()
    else await new ShellPage(page).account.click()
    await page.getByRole('button', { name: text('settingsWindow.open'), exact: true }).click()
    const settings = page.getByRole('dialog', { name: text('settingsWindow.title'), exact: true })
    await expect(settings).toBeVisible()
    const entry = settings.getByRole(isPhone ? 'button' : 'tab', { name: text('settingsWindow.notifications') })
    await entry.click()
    const shown = page.getByRole('dialog').getByRole('heading', { level: 3, name: text('settingsGroups.shown') })
    await expect(shown).toBeVisible()
    await expect(page).toHaveURL(/\/lists#settings\/notifications$/)
    if (isPhone) {
      await page.goBack()
      await expect(settings.getByRole('navigation', { name: text('settingsWindow.tabs') })).toBeVisible()
    }
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/lists$/)
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`a setting is found by its words, changed, said to be saved, and taken back: ${size}`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto('/lists#settings')
    const window = page.getByRole('dialog')
    const search = window.getByRole('searchbox', { name: text('settingsWindow.search') })
    await search.fill('scroll always')
    await search.press('Enter')
    await expect(page).toHaveURL(/#settings\/general\/showScrollbars$/)
    const control = window.getByRole('switch', { name: text('settings.showScrollbars') })
    // One for experts, shown because it was looked for.
    await expect(control).toBeFocused()
    await expect(window.locator('[data-found]')).toHaveCount(1)
    const told = watchSaveNotice(page)
    await page.keyboard.press('Space')
    await expect(control).toBeChecked()
    // It fades as long as it is there: half of that is over before a busy machine looks.
    expect(await told).toEqual({ words: text('settingsWindow.saved'), opacity: '0', milliseconds: 2000 })
    await expect(window.getByText(text('settingsWindow.saved'), { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(control).toBeChecked()
    await window.getByRole('button', { name: /^Always show scrollbars: same as the server/ }).click()
    await expect(control).not.toBeChecked()
    await expect(window.getByRole('button', { name: /same as the server/ })).toHaveCount(0)
  })

  journey(`expert mode shows more, on every tab and after a reload: ${size}`, async ({ visit }) => {
    const { page } = await visit({ as: 'bob', ...options })
    await page.goto('/lists#settings/general')
    const window = page.getByRole('dialog')
    const forExperts = window.getByRole('switch', { name: text('settings.showScrollbars') })
    await expect(window.getByRole('switch', { name: text('settings.reducedMotion') })).toBeVisible()
    await expect(forExperts).toHaveCount(0)
    await window.getByRole('checkbox', { name: text('settings.expertLevel') }).check()
    await expect(forExperts).toBeVisible()
    await page.reload()
    await expect(forExperts).toBeVisible()
  })
}

for (const [size, options] of widths(Object.entries(sizes), 'all')) {
  journey(`put aside, the page behind can be used, and the settings go on where they were: ${size}`, async ({ visit, product }) => {
    await (await somebody(product, 'bob')).post('Seen behind the settings')
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto('/main/public#settings/notifications')
    const window = page.getByRole('dialog')
    await expect(window.getByRole('heading', { level: 3, name: text('settingsGroups.shown') })).toBeVisible()
    await window.getByRole('button', { name: text('settingsWindow.minimize') }).click()
    // It says what was put aside, also where a tab had taken its title.
    await expect(page.getByRole('dialog', { name: text('settingsWindow.title'), exact: true })).toBeVisible()
    const post = page.getByRole('article').filter({ hasText: 'Seen behind the settings' })
    await expect(post.first()).toBeVisible()
    await post
      .first()
      .getByRole('button', { name: /^Favorite/i })
      .click()
    await expect(post.first().getByRole('button', { name: /^Favorite/i })).toHaveAttribute('aria-pressed', 'true')
    await window.getByRole('button', { name: text('settingsWindow.restore') }).click()
    await expect(window.getByRole('heading', { level: 3, name: text('settingsGroups.shown') })).toBeVisible()
    await expect(page).toHaveURL(/#settings\/notifications$/)
    await window.getByRole('button', { name: text('general.close'), exact: true }).click()
    await expect(window).toHaveCount(0)
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `an option that the server refuses goes back, and is tried again from its notice over the dialog: ${size}`,
    async ({ visit, product }) => {
      const { client } = await somebody(product, 'dave')
      const { page, watch } = await visit({ as: 'dave', ...options })
      watch.expectComplaint(/status of 500/)
      const settings = new SettingsPage(page)
      await settings.open('profile/hideFollows')
      const before = (await credentials.verify(client)).hideFollows
      const control = settings.window.getByRole('switch', { name: text('serverSettings.hideFollows') })
      const mend = await breakCalls(page, 'PATCH', '/api/v1/accounts/update_credentials', { kind: 'status', status: 500 })
      await control.click()
      const notices = page.getByRole('region', { name: text('notices.label') })
      await expect(notices).toContainText('Error saving settings')
      await expect(control).toBeChecked({ checked: before })
      await mend()
      await notices.getByRole('button', { name: text('general.retry') }).click()
      await expect(control).toBeChecked({ checked: !before })
      await expect.poll(async () => (await credentials.verify(client)).hideFollows).toBe(!before)
      await expect(settings.window).toBeVisible()
    },
  )

  journey(`signing out asks first, unless told not to: ${size}`, async ({ visit }) => {
    const { page, watch } = await visit({ as: size === 'phone' ? 'carol' : 'mona', ...options })
    watch.expectComplaint(/status of 40[13]/)
    // Where the server leads those who have signed out.
    await breakCalls(page, 'GET', '/api/pleroma/frontend_configurations', {
      kind: 'changed',
      change: (body) => ({ ...(body as object), pleroma_fe: { redirectRootNoLogin: '/about' } }),
    })
    await page.goto('/lists#settings/general/modalOnLogout')
    const window = page.getByRole('dialog').first()
    const leave = window.getByRole('button', { name: text('signOut.action') }).first()
    const question = page.getByRole('dialog', { name: text('signOut.title') })
    await leave.click()
    await question.getByRole('button', { name: text('general.cancel') }).click()
    await expect(question).toHaveCount(0)
    await expect(leave).toBeFocused()
    await window.getByRole('switch', { name: text('settings.modalOnLogout') }).click()
    await leave.click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

journey('a key opens the settings, and all of them can be reached and left by keys', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await page.goto('/lists')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  const settings = page.getByRole('dialog', { name: text('settingsWindow.title'), exact: true })
  // The keys are listened for once the page is at rest.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(settings).toBeVisible({ timeout: 1000 })
  }).toPass()
  const focused = (role: 'tab' | 'searchbox' | 'checkbox' | 'combobox') => settings.getByRole(role).and(page.locator(':focus'))
  for (const role of ['searchbox', 'tab'] as const) {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused(role)).toHaveCount(1, { timeout: 500 })
    }).toPass()
  }
  await page.keyboard.press('End')
  await expect(settings.getByRole('tab', { name: text('settingsWindow.theme') })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(settings.getByRole('tab', { name: text('settingsWindow.security') })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(focused('searchbox')).toHaveCount(1)
  await page.keyboard.type('streaming')
  await page.keyboard.press('Escape')
  await expect(settings.getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect(page).toHaveURL(/\/lists$/)
})
