import { expect } from '../harness/expect.ts'
import { fillStorage } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `on ${kind} full storage shows a notice, a text can be posted, and a setting lasts until the page is closed`,
    async ({ visit }) => {
      const { page } = await visit({ as: 'ada', viewport, prepare: fillStorage })
      const timeline = new TimelinePage(page)
      await timeline.open('home')
      const write = async () => {
        const opened = await ComposerPage.openNew(page)
        await opened.text.fill(`No room on ${kind}`)
        return opened
      }
      // The notice may come with the first text that is to be stored, before this one, and lasts twenty seconds.
      const notified = page.getByText(text('errors.storage_unavailable'))
      const [composer] = await Promise.all([write(), expect(notified).toBeVisible()])
      expect(await composer.text.evaluate(isUncovered)).toBe(true)
      await expect(composer.text).toHaveValue(`No room on ${kind}`)
      await composer.post.click()
      await expect(timeline.status(`No room on ${kind}`).content).toBeVisible()

      const settings = new SettingsPage(page)
      await settings.open('general')
      const control = settings.window.getByRole('switch', { name: text('settings.greentext') })
      const before = await control.isChecked()
      await control.click()
      await expect(settings.window.getByRole('status').filter({ hasText: text('settingsWindow.failed') })).toBeVisible()
      await expect(control).toBeChecked({ checked: !before })
      await expect(page.getByRole('region', { name: text('notices.label') })).toContainText(text('errors.storage_unavailable'))
    },
  )
}

/** Runs in the page: whether a press on the middle of an element reaches it. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

journey('a page that crashes keeps the typed text', async ({ visit }) => {
  const { page, context, watch } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  // A second of typing may be lost; these words take three.
  await ComposerPage.forNew(page).text.pressSequentially('Half a thought about herons', { delay: 120 })
  watch.expectComplaint(/crashed/)
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => {})])
  const next = await context.newPage()
  await next.goto('/main/friends')
  await expect(ComposerPage.forNew(next).text).toHaveValue(/^Half a thought/)
})

journey('signing in again after the session expired continues the draft', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'dave' })
  watch.expectComplaint(/status of 40[13]/)
  await page.clock.install()
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Written over the end of a session')
  await page.clock.fastForward(31_000)
  await product.instance.context.db.deleteFrom('oauth_tokens').execute()
  await composer.post.click()
  await page
    .getByRole('status')
    .filter({ hasText: text('shell.refused') })
    .getByRole('link')
    .click()
  await new SignInPage(page, product).enter('dave', product.passwordOf('dave'))
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.getByText(text('shell.refused'))).toHaveCount(0)
  await expect(composer.text).toHaveValue('Written over the end of a session')
  await composer.post.click()
  await expect(new TimelinePage(page).status('Written over the end of a session').content).toBeVisible()
})
