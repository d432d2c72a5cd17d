import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} changes to lists in one window show immediately in the other`, async ({ visit, product }) => {
    const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
    await ada.follow('bob')
    await bob.post(`Rowed in both windows (${kind})`)
    const { page, context, watch } = await visit({ as: 'ada', viewport })
    // The window of the list requests it once after its deletion.
    watch.expectComplaint(/status of 404/)
    const other = await context.newPage()
    const [here, there] = [page.getByRole('main'), other.getByRole('main')]
    await page.goto('/lists')
    await expect(here).toContainText(text('lists.empty'))

    await other.goto('/lists/new')
    await there.getByRole('textbox', { name: text('lists.name') }).fill(`Rowers (${kind})`)
    await there.getByRole('button', { name: text('lists.create') }).click()
    await expect(other.getByRole('heading', { level: 1, name: `Rowers (${kind})` })).toBeVisible()
    await expect(here.getByRole('link', { name: `Rowers (${kind})`, exact: true })).toBeVisible()

    await there.getByRole('link', { name: text('lists.edit') }).click()
    await there.getByRole('textbox', { name: text('lists.name') }).fill(`Herons (${kind})`)
    await there.getByRole('button', { name: text('lists.save') }).click()
    const named = here.getByRole('link', { name: `Herons (${kind})`, exact: true })
    await expect(named).toBeVisible()

    await named.click()
    await expect(here).toContainText(text('timeline.empty'))
    const profile = new ProfilePage(other)
    await profile.open('bob')
    await expect(profile.following).toBeVisible()
    await profile.more.click()
    await other.getByRole('menuitem', { name: /^Lists with/ }).click()
    await other
      .getByRole('dialog', { name: text('profile.lists.title') })
      .getByRole('switch', { name: `Herons (${kind})` })
      .click()
    await expect(new TimelinePage(page).status(`Rowed in both windows (${kind})`).content).toBeVisible()
    await here.getByRole('link', { name: text('lists.edit') }).click()
    await expect(here.getByRole('checkbox', { name: /@bob/ })).toBeChecked()

    await other.goto(new URL(page.url()).pathname)
    await there.getByRole('button', { name: text('lists.delete') }).click()
    await other
      .getByRole('dialog', { name: text('lists.delete.title') })
      .getByRole('button', { name: text('lists.delete') })
      .click()
    await expect(other).toHaveURL(/\/lists$/)
    await expect(here).toContainText(text('lists.missing'))
  })
}
