import type { Page } from 'playwright-core'

import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** Records the messages of the dialog about saving, and their end, in the page. */
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

for (const [size, options] of widths(Object.entries(sizes)))
  journey(`a setting is found by search, changed, reported as saved, and undone: ${size}`, async ({ visit }) => {
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
    const notified = watchSaveNotice(page)
    await page.keyboard.press('Space')
    await expect(control).toBeChecked()
    // It fades as long as it is there: half of that is over before a busy machine looks.
    expect(await notified).toEqual({ words: text('settingsWindow.saved'), opacity: '0', milliseconds: 2000 })
    await expect(window.getByText(text('settingsWindow.saved'), { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(control).toBeChecked()
    await window.getByRole('button', { name: /^Always show scrollbars: same as the server/ }).click()
    await expect(control).not.toBeChecked()
    await expect(window.getByRole('button', { name: /same as the server/ })).toHaveCount(0)
  })
