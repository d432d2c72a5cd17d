import * as accounts from '@rookery/api/calls/accounts'
import * as media from '@rookery/api/calls/media'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post, press } from '#test/app/locators.ts'
import { pngFile, uploadAll } from '#test/app/images.ts'
import { text, textStart } from '#test/app/text.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** A GIF of 48 × 30 pixels that blinks. */
const blink =
  'R0lGODlhMAAeAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAMAAeAAACJYyPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3nTQEAIfkEBQoAAAAsAAAAADAAHgCATGlxAAD/AiWMj6nL7Q+jnLTai7PevPsPhuJIluaJpurKtu4Lx/JM1/aN500BADs='

appTest(
  'an animated image is paused under its label until the pointer is on it, and its description can be read',
  async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    const gif = new File([Uint8Array.from(atob(blink), (letter) => letter.charCodeAt(0))], 'blink.gif', { type: 'image/gif' })
    const { id } = await media.upload(bob.client, gif, { description: 'Red, blue, red' })
    const still = await media.upload(bob.client, await pngFile('still.png'))
    await bob.post('It blinks', { mediaIds: [id, still.id] })
    const app = await visit('/main/public', { as: 'ada' })
    const card = post('It blinks').root
    const canvas = card.css('canvas[role=img]')
    const image = card.css('img[alt="Red, blue, red"]')
    await expect.element(canvas).toBeVisible()
    await expect.element(card.css('[data-movement=GIF]')).toHaveLength(1)
    await canvas.hover()
    await expect.element(canvas).not.toBeVisible()
    await expect.element(image).toBeVisible()
    const mark = card.getByRole('button', { name: text('attachment.altLabel'), exact: true })
    await press(mark, '{Enter}')
    await expect.element(dialog(text('attachment.description'))).toHaveTextContent(/^Red, blue, red$/)
    expect(await faultsIn(card)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(mark).toHaveFocus()
    settingsOf(app.session).take({ stopGifs: false }, 'tab')
    await expect.element(image).toBeVisible()
    await expect.element(canvas).not.toBeInTheDocument()
  },
)

const fileAt = (name: string) => `${location.origin}/media/${name}`

/** Changes the attachment of each post. */
const withAttachment = (change: Readonly<Record<string, unknown>>) => (body: unknown) =>
  (body as { media_attachments: object[] }[]).map((status) => ({
    // the instance's own list
    ...status,
    media_attachments: status.media_attachments.map((attachment) => ({ ...attachment, ...change })),
  }))

for (const [name, change, words] of [
  ['a picture that is gone', { url: fileAt('gone.png'), preview_url: fileAt('gone.png') }, 'general.retry'],
  [
    'a Flash file',
    { type: 'unknown', url: fileAt('game.swf'), pleroma: { mime_type: 'application/x-shockwave-flash' } },
    'attachment.flash.play',
  ],
] as const)
  appTest(`${name} is accessible in its post`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.post('From the attic', { mediaIds: await uploadAll(bob, [await pngFile('attic.png')]) })
    server.change('GET /api/v1/timelines/public', withAttachment(change))
    await visit('/main/public', { as: 'ada', size: 'phone' })
    const { root } = post('From the attic')
    const button = root.getByRole('button', { name: text(words) })
    await expect.element(button).toBeVisible()
    expect(await faultsIn(root)).toEqual([])
  })

appTest('attachments over the limit are lines that open in the viewer, or are shown on request', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const files = await Promise.all(Array.from({ length: 10 }, (_, index) => pngFile(`Picture ${index + 1}`, index * 30)))
  await bob.post('All at once', { mediaIds: await uploadAll(bob, files) })
  const app = await visit('/main/public', { as: 'ada', settings: { maxThumbnails: 4 } })
  const { root } = post('All at once')
  const lines = root.getByRole('button', { name: /Picture \d+/ })
  await expect.element(lines).toHaveLength(8)
  await expect.element(root.css('img[src*="/media/"]')).toHaveLength(0)
  await root.getByRole('button', { name: textStart('attachment.showAllLines') }).click()
  await lines.nth(8).click()
  await expect.element(page.getByRole('dialog', { name: text('viewer.title') })).toHaveTextContent('9 of 10')
  await userEvent.keyboard('{Escape}')
  // It fades with the clock.
  await app.advance(1000)
  await root.getByRole('button', { name: 'Show 10 here' }).click()
  await expect.element(root.getByRole('link', { name: /Picture \d+/ })).toHaveLength(10)
})

appTest(
  'a picture that failed to load leaves its space, and appears on a retry; an avatar opens in the viewer',
  async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await accounts.updateCredentials(bob.client, { avatar: await pngFile('bob.png', 90) })
    await bob.post('Lost and found', { mediaIds: await uploadAll(bob, [await pngFile('Picture 1', 200, [900, 600])]) })
    const late = `${location.origin}/emoji/pond/late.svg`
    server.change('GET /api/v1/timelines/public', withAttachment({ url: late, preview_url: late }))
    const app = await visit('/main/public', { as: 'ada' })
    const card = post('Lost and found')
    const retry = card.root.getByRole('button', { name: text('general.retry') })
    await expect.element(retry).toBeVisible()
    await expect.element(card.root.getByText('Picture 1')).toBeVisible()
    const box = () => card.root.getByRole('group', { name: '1 attachment' }).element().getBoundingClientRect().toJSON() as unknown // a plain rectangle
    const before = box()
    await server.putFile(
      'emoji/pond/late.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>',
    )
    await retry.click()
    await expect.element(card.root.getByRole('link', { name: 'Picture 1' })).toBeVisible()
    expect(box()).toEqual(before)

    await card.author.click()
    const avatar = page.getByRole('main').getByRole('button', { name: textStart('profile.avatar') })
    await avatar.click()
    const viewer = page.getByRole('dialog', { name: text('viewer.title') })
    await expect.element(viewer.getByRole('img').first()).toBeVisible()
    await expect.element(viewer.getByRole('button', { name: text('viewer.next') })).not.toBeInTheDocument()
    await viewer.getByRole('button', { name: text('viewer.close') }).click()
    await app.advance(1000)
    await expect.element(avatar).toHaveFocus()
  },
)
