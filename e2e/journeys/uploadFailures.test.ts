import { join } from 'node:path'

import { beginPost } from '../harness/beginPost.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'

const marsh = join(import.meta.dirname, '../fixtures/marsh.png')

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} a stalled upload times out, and can be tried again`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await page.clock.install()
    const composer = await beginPost(page, 'On a train')
    const release = await holdCalls(page, 'POST', /^\/api\/v2\/media$/)
    await composer.files.setInputFiles(marsh)
    await expect(composer.waiting).toHaveCount(1)
    // Whether the browser has reported the end of the upload, or not.
    await page.clock.fastForward(310_000)
    await expect(composer.waiting).toContainText(text('composer.fileWaits'))
    await expect(composer.text).toHaveValue('On a train')
    release()
    await composer.waiting.getByRole('button', { name: text('general.retry') }).click()
    await expect(composer.waiting).toHaveCount(0)
    await expect(composer.descriptions).toHaveCount(1)
  })
}
