import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { KeyHelpPage } from '../pages/KeyHelpPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('keys list themselves, move, favourite and lead home', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('The lower post')
  await bob.post('The upper post')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('The upper post').root.focus()
  await page.keyboard.press('?')
  const help = new KeyHelpPage(page)
  await expect(help.root).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help.root).toHaveCount(0)
  await page.keyboard.press('j')
  const lower = timeline.status('The lower post')
  await expect(lower.root).toBeFocused()
  await page.keyboard.press('f')
  await expect(lower.favourite).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(timeline.heading('home')).toBeFocused()
})
