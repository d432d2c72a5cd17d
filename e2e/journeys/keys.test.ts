import { keyTable } from '../../packages/client/src/app/keys/keyTable.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { going } from '../keys/going.ts'
import { moving } from '../keys/moving.ts'
import { onPage } from '../keys/onPage.ts'
import { onPost } from '../keys/onPost.ts'
import { fill, plain, withCard } from '../keys/posts.ts'
import { press, stand, type Tries, type Walk } from '../keys/Walk.ts'
import { KeyHelpPage } from '../pages/KeyHelpPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const does: Tries = { ...moving, ...onPost, ...onPage, ...going }

/** Keys tried on a page of their own: they lead far away, which is a place that is kept, or want a post as it came first. */
const wandering = new Set(['j', 'Ctrl+End', 'l', 'ArrowLeft', 'ArrowRight'])

/** What leads to nothing on this server. */
const absent = new Set(['g u'])

journey(
  'every key of the table does what it says',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await fill(bob)
    const arriveAnew = async (): Promise<Walk> => {
      const { page, context } = await visit({ as: 'ada', prepare: withCard })
      return { page, context, bob, timeline: new TimelinePage(page) }
    }
    const walk = await arriveAnew()
    await stand(walk)
    await walk.page.keyboard.press('?')
    const help = new KeyHelpPage(walk.page)
    await expect(help.root.locator('dd')).toHaveCount(keyTable.length - absent.size)
    await expect(help.root.locator('kbd').filter({ hasText: /^$/ })).toHaveCount(0)
    await walk.page.keyboard.press('Escape')
    await expect(help.root).toHaveCount(0)
    for (const { keys } of keyTable) {
      const [name] = keys
      const tries = does[name]
      if (!tries) expect(absent, `a case for ${name}`).toContain(name)
      else
        await tries(wandering.has(name) ? await arriveAnew() : walk).catch((error: unknown) => {
          throw new Error(`The key ${name} does not do what it says.`, { cause: error })
        })
    }
  },
  240_000,
)

journey('keys stay silent while somebody writes, with Ctrl, and when they are switched off', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post(plain)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status(plain)
  await post.root.focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.press('n')
  const writing = page.locator('#composer').getByRole('textbox', { name: text('composer.text') })
  await expect(writing).toBeFocused()
  await page.keyboard.type('off jk?')
  await expect(writing).toHaveValue('off jk?')
  await expect(new KeyHelpPage(page).root).toHaveCount(0)
  await new ShellPage(page).preferences.click()
  await page
    .getByRole('switch', { name: text('settings.keyboardShortcuts') })
    .or(page.getByLabel(text('settings.keyboardShortcuts')))
    .first()
    .click()
  await page.keyboard.press('Escape')
  await post.root.focus()
  await press(page, 'f ? o')
  await page.keyboard.press('PageDown')
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'false')
  await expect(timeline.heading('public')).toBeVisible()
  // The list is still there for a pointer, and says why nothing happens.
  await new ShellPage(page).preferences.click()
  await page.getByRole('button', { name: text('keys.list') }).click()
  const help = new KeyHelpPage(page)
  await expect(help.root).toContainText(text('keys.off'))
  await help.close.click()
  await expect(new ShellPage(page).preferences).toBeFocused()
})
