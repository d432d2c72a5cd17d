import * as media from '@rookery/api/calls/media'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post, press } from '#test/app/locators.ts'
import { pngFile } from '#test/app/pictures.ts'
import { text } from '#test/app/text.ts'

/** A GIF of 48 × 30 pixels that blinks. */
const blink =
  'R0lGODlhMAAeAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAMAAeAAACJYyPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3nTQEAIfkEBQoAAAAsAAAAADAAHgCATGlxAAD/AiWMj6nL7Q+jnLTai7PevPsPhuJIluaJpurKtu4Lx/JM1/aN500BADs='

appTest(
  'a moving picture stands still under its label until the pointer is on it, and its description can be read',
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
    await userEvent.keyboard('{Escape}')
    await expect.element(mark).toHaveFocus()
    app.session.settings.take({ stopGifs: false }, 'tab')
    await expect.element(image).toBeVisible()
    await expect.element(canvas).not.toBeInTheDocument()
  },
)
