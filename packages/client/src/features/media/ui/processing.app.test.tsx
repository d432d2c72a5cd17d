import * as media from '@rookery/api/calls/media'
import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { post } from '#test/app/locators.ts'
import { pngFile } from '#test/app/images.ts'
import { text } from '#test/app/text.ts'

interface WithFiles {
  readonly media_attachments: readonly object[]
}

appTest('a file that the server still processes is marked as such, and shown once it is ready', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const { id } = await media.upload(bob.client, await pngFile('reeds.png'), { description: 'Reeds' })
  await bob.post('Just posted', { mediaIds: [id] })
  server.change('GET /api/v1/timelines/public', (body) =>
    // A page of posts.
    (body as readonly WithFiles[]).map((status) => ({
      ...status,
      media_attachments: status.media_attachments.map((file) => ({ ...file, url: null, preview_url: null, remote_url: null })),
    })),
  )
  const app = await visit('/main/public', { as: 'ada' })
  const card = post('Just posted').root
  await expect.element(card.getByText(text('attachment.processing'))).toBeVisible()
  expect(card.getByRole('link', { name: 'Reeds' }).query()).toBeNull()
  await app.advance(10_000)
  await expect.element(card.getByRole('link', { name: 'Reeds' })).toBeVisible()
  await expect.element(card.getByText(text('attachment.processing'))).not.toBeInTheDocument()
})
