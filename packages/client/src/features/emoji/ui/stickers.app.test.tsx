import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, pressTool } from '#test/app/composer.ts'
import { emojiPicker } from '#test/app/emojiPicker.ts'
import { post } from '#test/app/locators.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { text } from '#test/app/text.ts'

const picker = emojiPicker('composer.emoji')

/** Adds a pack of two stickers to the server: the first is missing, the second is an image of the instance. */
function putStickers(server: TestServer): void {
  server.fail('GET /static/stickers.json', Response.json({ pond: '/emoji/pond/' }))
  server.fail('GET /emoji/pond/pack.json', Response.json({ title: 'Around the pond', stickers: ['missing.png', 'blobcat.png'] }))
}

appTest('on a phone a sticker is attached at the second attempt and posted as a picture', async ({ server, visit }) => {
  putStickers(server)
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  const composer = await beginPost('Look')
  await pressTool(composer, 'composer.emoji')
  await picker.section('emoji.stickers').click()
  await expect.element(picker.root.getByRole('button', { name: 'Sticker 1 of Around the pond' })).not.toBeInTheDocument()
  expect(await faultsIn(picker.root)).toEqual([])
  const sticker = picker.root.getByRole('button', { name: 'Sticker 2 of Around the pond' })
  // Its image is fetched outside of the session. Servers respond to a missing file with a page.
  const usual = window.fetch
  const fetching = vi
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      (input instanceof Request ? input.url : input.toString()).endsWith('/blobcat.png')
        ? Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
        : usual(input, init),
    )
  onTestFinished(() => fetching.mockRestore())
  await sticker.click()
  await expect.element(picker.root).not.toBeInTheDocument()
  await expect.element(composer.error).toHaveTextContent(text('composer.stickerFailed'))
  await expect.element(composer.text).toHaveValue('Look')
  fetching.mockRestore()
  await pressTool(composer, 'composer.emoji')
  await picker.section('emoji.stickers').click()
  await sticker.click()
  await expect.element(composer.descriptions).toBeVisible()
  await expect.element(composer.text).toHaveValue('Look')
  await composer.post.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('composer.undescribed.post') })
    .click()
  await expect.element(post('Look').content).toBeVisible()
  const { client, account } = await server.somebody('ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  expect(body).toMatchObject([{ media_attachments: [{ type: 'image' }] }])
})
