import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost } from '#test/app/composer.ts'
import { post } from '#test/app/locators.ts'
import { noisyFile, pngFile } from '#test/app/images.ts'
import { text } from '#test/app/text.ts'

const sentFiles = (requests: readonly string[]) => requests.filter((request) => request === 'POST /api/v2/media')

appTest('files that the server would reject are reported before anything is sent', async ({ server, visit }) => {
  await server.configure({ uploadLimit: 200_000, maxAttachments: 4 })
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  const composer = await beginPost('Nothing of that will do')
  await composer.files.upload([
    new File(['MZ\u0090\0\u0003 This program cannot be run in DOS mode'], 'setup.png', { type: 'image/png' }),
    new File([], 'nothing.txt', { type: 'text/plain' }),
    new File([new Uint8Array(300_000).fill(1)], 'long.mp4', { type: 'video/mp4' }),
  ])
  const reason = (name: string) => composer.waiting.filter({ hasText: name })
  await expect.element(reason('setup.png')).toHaveTextContent(text('composer.file.notPicture'))
  await expect.element(reason('nothing.txt')).toHaveTextContent(text('composer.file.empty'))
  await expect.element(reason('long.mp4')).toHaveTextContent('File too big [293 KiB / 195 KiB]')
  // The reason is shown at its file only.
  await expect.element(composer.error).toHaveTextContent(text('composer.filesMissing'))
  expect(sentFiles(server.requests)).toEqual([])
  await composer.post.click()
  await expect.element(composer.error).toHaveTextContent(text('composer.filesMissing'))
  for (const name of ['setup.png', 'nothing.txt', 'long.mp4'])
    await reason(name)
      .getByRole('button', { name: text('composer.removeFile') })
      .click()
  await expect.element(composer.waiting).not.toBeInTheDocument()
  const one = await pngFile('one.png', 100)
  await composer.files.upload(Array.from({ length: 50 }, () => one))
  await expect.element(composer.error).toHaveTextContent('46 files were left out')
  await expect.element(composer.descriptions).toHaveLength(4)
  await expect.element(composer.root.getByRole('button', { name: text('composer.attach.full') })).toBeDisabled()
  await expect.element(composer.text).toHaveValue('Nothing of that will do')
})

for (const [unit, notified, limit, widest] of [
  ['bytes', 'File too big [', { image_size_limit: 60_000 }, 399],
  ['pixels', 'Picture too large [400 × 300 / 0.1 megapixels]', { image_matrix_limit: 100_000 }, 365],
] as const)
  appTest(`a picture of too many ${unit} is sent smaller after a confirmation`, async ({ server, visit }) => {
    server.change('GET /api/v1/instance', (body) => ({ ...(body as object), configuration: { media_attachments: limit } }))
    await visit('/main/friends', { as: 'ada' })
    await server.settled()
    const composer = await beginPost('Smaller')
    await composer.files.upload(await noisyFile('reeds.png', 400, 300))
    const card = composer.waiting.filter({ hasText: 'reeds.png' })
    await expect.element(card).toHaveTextContent(notified)
    await expect.element(card).toHaveTextContent(text('composer.shrink.hint'))
    expect(sentFiles(server.requests)).toEqual([])
    await card.getByRole('button', { name: text('composer.shrink') }).click()
    await composer.descriptions.fill('Reeds, smaller')
    await expect.element(composer.error).not.toBeInTheDocument()
    await composer.post.click()
    await expect.element(post('Smaller').content).toBeVisible()
    const { client, account } = await server.somebody('ada')
    const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
    const [{ media_attachments: sent }] = body as [{ media_attachments: [{ url: string }] }] // of the instance
    const { width } = await createImageBitmap(await (await fetch(sent[0].url)).blob())
    expect(width).toBeLessThanOrEqual(widest)
    expect(width).toBeGreaterThan(100)
  })
