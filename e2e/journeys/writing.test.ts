import { join } from 'node:path'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const picture = join(import.meta.dirname, '../fixtures/marsh.png')

journey('a post with subject, scope and a described picture is what others see', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('The marsh at dawn')
  await composer.subject.fill('Mud')
  await composer.scope.selectOption('unlisted')
  await composer.addPicture(picture, 'A strip of reeds under a pale sky')
  await composer.post.click()
  await expect(composer.text).toHaveValue('')

  const own = timeline.status('Mud')
  await expect(own.root).toBeVisible()
  await expect(own.root).not.toContainText('The marsh at dawn')
  await own.root.getByRole('button', { name: text('status.subject.show') }).click()
  await expect(own.root).toContainText('The marsh at dawn')

  const ada = await somebody(product, 'ada')
  const { client } = await somebody(product, 'bob')
  const { body } = await client.request('GET', `/api/v1/accounts/${ada.account.id}/statuses`)
  expect(body).toMatchObject([
    {
      spoiler_text: 'Mud',
      visibility: 'unlisted',
      sensitive: true,
      media_attachments: [{ type: 'image', description: 'A strip of reeds under a pale sky' }],
    },
  ])
})

journey('what was typed survives a reload, and a refused post keeps its text', async ({ visit }) => {
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 500/)
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const composer = ComposerPage.forNew(page)
  // A second of typing may be lost when the page is torn away; these words take three.
  await composer.text.pressSequentially('Half a thought about herons', { delay: 120 })
  await page.reload()
  await expect(composer.text).toHaveValue(/^Half a thought/)
  await composer.text.fill('Half a thought about herons')

  const mend = await breakCalls(page, 'POST', '/api/v1/statuses', { kind: 'status', status: 500, error: 'The pond has frozen' })
  await composer.post.click()
  await expect(composer.error).toBeVisible()
  await expect(composer.text).toHaveValue('Half a thought about herons')
  await mend()
  await composer.post.click()
  await expect(timeline.status('Half a thought about herons').content).toBeVisible()
  await expect(composer.text).toHaveValue('')
})

journey('a post of one’s own can be deleted', async ({ visit, product }) => {
  const ada = await somebody(product, 'ada')
  await ada.post('Written in haste')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('Written in haste')
  await post.menu.click()
  await page.getByRole('menuitem', { name: text('post.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('post.delete') })
    .click()
  await expect(timeline.posts.filter({ hasText: 'Written in haste' })).toHaveCount(0)
  await page.reload()
  await expect(timeline.heading('public')).toBeVisible()
  await expect(timeline.posts.filter({ hasText: 'Written in haste' })).toHaveCount(0)
})
