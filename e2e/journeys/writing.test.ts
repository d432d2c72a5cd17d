import { join } from 'node:path'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const image = join(import.meta.dirname, '../fixtures/marsh.png')

journey('a post with a subject, scope and described image reaches others unchanged', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('The marsh at dawn')
  await composer.subject.fill('Mud')
  await composer.scope.selectOption('unlisted')
  await composer.addImage(image, 'A strip of reeds under a pale sky')
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
