import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** A line of a menu with a handle in it, which stands apart from the words around it whatever their direction. */
const line = (words: string, name: string) => ({ name: new RegExp(`^${words} \u2068@${name}`) })

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} somebody is muted from their post, by keys, and heard again from the notice`, async ({ visit, product }) => {
    const dave = await somebody(product, 'dave')
    await dave.post(`Loud as a bittern (${kind})`)
    const { page } = await visit({ as: 'bob', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const post = timeline.status(`Loud as a bittern (${kind})`)
    await post.menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', line('Mute', 'dave'))).toBeVisible()
    await expectAccessible(page)
    // The last three are the mute, the block and the report; staff has more below them.
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    const notices = page.getByRole('region', { name: text('notices.label') })
    await expect(notices).toContainText('Dave')
    await expect(post.root).toHaveCount(0)
    await notices.getByRole('button', { name: text('general.undo') }).click()
    await expect(post.content).toBeVisible()
  })

  journey(`on ${kind} a block asks first, takes the posts away, and ends from the profile`, async ({ visit, product }) => {
    const dave = await somebody(product, 'dave')
    await dave.post(`Thorns along the path (${kind})`)
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const post = timeline.status(`Thorns along the path (${kind})`)
    await post.menu.click()
    await page.getByRole('menuitem', line('Block', 'dave')).click()
    const question = page.getByRole('dialog', { name: text('profile.block.title') })
    await expect(question).toContainText('Dave')
    await expectAccessible(page)
    await question.getByRole('button', { name: text('profile.block.confirm') }).click()
    await expect(post.root).toHaveCount(0)
    const profile = new ProfilePage(page)
    await profile.open('dave')
    await profile.more.click()
    await page.getByRole('menuitem', line('Unblock', 'dave')).click()
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText('no longer blocked')
    await profile.more.click()
    await expect(page.getByRole('menuitem', line('Block', 'dave'))).toBeVisible()
  })

  for (const [name, path, status, error] of [
    ['mute', 'mute', 403, 'Not for you'],
    ['block', 'block', 429, 'Throttled'],
  ] as const) {
    journey(
      `on ${kind} a ${name} that the server refuses with ${status} is taken back, and the reason is told`,
      async ({ visit, product }) => {
        await somebody(product, 'carol')
        const { page, watch } = await visit({ as: 'ada', viewport })
        watch.expectComplaint(/status of (403|429)/)
        const profile = new ProfilePage(page)
        await profile.open('carol')
        await breakCalls(page, 'POST', `/api/v1/accounts/*/${path}`, { kind: 'status', status, error })
        await profile.more.click()
        await page.getByRole('menuitem', line(text(`profile.${name}.confirm`), 'carol')).click()
        if (name === 'block')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: text('profile.block.confirm') })
            .click()
        const notices = page.getByRole('region', { name: text('notices.label') })
        await expect(notices).toContainText(text(`failed.${name}`))
        await expect(notices).toContainText(status === 429 ? text('errors.rateLimited') : error)
        await profile.more.click()
        await expect(page.getByRole('menuitem', line(text(`profile.${name}.confirm`), 'carol'))).toBeVisible()
      },
    )
  }
}
