import type { BrowserContext } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { removeFeature } from '../harness/removeFeature.ts'
import { label, text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey(
  'without `field-sizing` the field for a post grows with its lines, and without Notification no alerts are offered',
  async ({ visit }) => {
    const { page } = await visit({
      as: 'ada',
      prepare: async (context) => {
        await removeFeature(context, 'field-sizing')
        await removeFeature(context, 'Notification')
      },
    })
    await new TimelinePage(page).open('home')
    const composer = ComposerPage.forNew(page)
    await composer.touch()
    const height = () => composer.text.evaluate((field) => field.clientHeight)
    const hidden = () => composer.text.evaluate((field) => field.scrollHeight - field.clientHeight)
    const before = await height()
    await composer.text.fill(Array.from({ length: 9 }, (_, line) => `Line ${line}`).join('\n'))
    await expect.poll(height).toBeGreaterThan(before + 40)
    expect(await hidden()).toBeLessThanOrEqual(1)
    await composer.text.fill('One line')
    await expect.poll(height).toBe(before)

    // Neither after a post nor in the settings.
    await composer.post.click()
    await expect(new TimelinePage(page).status('One line').content).toBeVisible()
    await expect(page.getByText(text('push.offer'))).toHaveCount(0)
    const settings = new SettingsPage(page)
    await settings.open('notifications')
    await expect(settings.window.getByRole('switch').or(settings.window.getByRole('checkbox')).first()).toBeVisible()
    await expect(settings.window.getByText(text('settings.webPushNotifications'), { exact: true })).toHaveCount(0)
  },
)

journey('without `closedby` a press outside a dialog closes it, and a press that began inside does not', async ({ visit }) => {
  const prepare = (context: BrowserContext) => removeFeature(context, 'closedby')
  const { page } = await visit({ as: 'ada', viewport: { width: 390, height: 844 }, prepare })
  await new TimelinePage(page).open('home')
  const opener = page.getByRole('button', { name: label('shell.openMenu') })
  await opener.click()
  const menu = page.getByRole('dialog', { name: label('shell.menu') })
  await expect(menu).toBeVisible()
  const { width } = (await menu.boundingBox()) ?? { width: 390 }
  // From where nothing can be dragged along.
  await menu.getByRole('button', { name: label('general.close') }).hover()
  await page.mouse.down()
  await page.mouse.move(width + 30, 700)
  await page.mouse.up()
  await expect(menu).toBeVisible()
  await page.mouse.click(width + 30, 700)
  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/\/main\/friends$/)
})

journey('without Web Locks each of two tabs has its own connection, and both receive new posts', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await bob.post('Before anything was locked')
  const { page, context } = await visit({ as: 'ada', prepare: (browser) => removeFeature(browser, 'locks') })
  const sockets = liveSockets(product, ada.account.id)
  const timelines = [new TimelinePage(page), new TimelinePage(await context.newPage())]
  for (const timeline of timelines) {
    await timeline.open('public')
    await expect(timeline.status('Before anything was locked').content).toBeVisible()
  }
  await expect.poll(sockets.count).toBe(2)
  await bob.post('Heard without a lock')
  for (const timeline of timelines) {
    await expect(timeline.newPosts.or(timeline.status('Heard without a lock').content).first()).toBeVisible()
  }
})
