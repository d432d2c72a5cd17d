import { join } from 'node:path'

import { beginPost } from '../harness/beginPost.ts'
import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { png } from '../harness/givenFiles.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { newestOf } from '../harness/newestOf.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const marsh = join(import.meta.dirname, '../fixtures/marsh.png')

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} files and what was said of them survive a reload`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    const words = `Still here (${kind})`
    const composer = await beginPost(page, words)
    await composer.files.setInputFiles(marsh)
    await composer.descriptions.fill('A marsh that stays')
    const asksToStay = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asksToStay()).toBe(false)
    const release = await holdCalls(page, 'POST', /^\/api\/v2\/media$/)
    await composer.files.setInputFiles(marsh)
    await expect(composer.waiting).toHaveCount(1)
    expect(await asksToStay()).toBe(true)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    release()
    const again = await ComposerPage.openNew(page)
    await expect(again.text).toHaveValue(words)
    // Of the file that was on its way its name is left.
    await expect(again.waiting).toContainText('marsh.png')
    await expectAccessible(page)
    await again.post.click()
    await expect(again.error).toContainText(text('composer.filesMissing'))
    await again.waiting.locator('input').setInputFiles(await png('chosen again.png', 200))
    await expect(again.descriptions).toHaveCount(2)
    await again.descriptions.last().fill('Chosen again')
    await again.descriptions.last().blur()
    await expect(again.descriptions.first()).toHaveValue('A marsh that stays')
    await again.post.click()
    await expect(new TimelinePage(page).status(words).content).toBeVisible()
    expect(await newestOf(product, 'ada')).toMatchObject({
      media_attachments: [{ description: 'A marsh that stays' }, { description: 'Chosen again' }],
    })
  })

  journey(`on ${kind} a subject warns of files that are not sensitive`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    const words = `Under a subject (${kind})`
    const composer = await beginPost(page, words)
    await composer.files.setInputFiles(marsh)
    await composer.descriptions.fill('A marsh')
    await composer.subject.fill('mud')
    const sensitive = composer.root.getByRole('checkbox', { name: text('composer.sensitive') })
    const warning = composer.root.getByText(text('composer.notSensitive'))
    await expect(sensitive).toBeChecked()
    await sensitive.uncheck()
    await expect(warning).toBeVisible()
    await sensitive.check()
    await expect(warning).toHaveCount(0)
    await composer.post.click()
    await expect.poll(() => newestOf(product, 'ada')).toMatchObject({ spoiler_text: 'mud', sensitive: true })
  })

  journey(`on ${kind} an upload of which nothing more leaves is given up, and tried again`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await page.clock.install()
    const composer = await beginPost(page, 'On a train')
    const release = await holdCalls(page, 'POST', /^\/api\/v2\/media$/)
    await composer.files.setInputFiles(marsh)
    await expect(composer.waiting).toHaveCount(1)
    // Whether the browser has said that all has left, or not.
    await page.clock.fastForward(310_000)
    await expect(composer.waiting).toContainText(text('composer.fileWaits'))
    await expect(composer.text).toHaveValue('On a train')
    release()
    await composer.waiting.getByRole('button', { name: text('general.retry') }).click()
    await expect(composer.waiting).toHaveCount(0)
    await expect(composer.descriptions).toHaveCount(1)
  })

  journey(`on ${kind} files wait while the server only reads`, async ({ visit, product }) => {
    configure(product, { readOnly: true })
    const { page, watch } = await visit({ as: 'ada', viewport })
    watch.expectComplaint(/status of 503/)
    const words = `When it writes again (${kind})`
    const composer = await beginPost(page, words)
    await composer.files.setInputFiles(marsh)
    await expect(composer.waiting).toContainText('The server is in read-only mode')
    await expect(composer.text).toHaveValue(words)
    configure(product, { readOnly: false })
    await composer.waiting.getByRole('button', { name: text('general.retry') }).click()
    await composer.descriptions.fill('A marsh')
    await composer.post.click()
    await expect(new TimelinePage(page).status(words).content).toBeVisible()
  })

  journey(`on ${kind} a session that ends while a file is on its way takes nothing along`, async ({ visit, product }) => {
    const { page, watch } = await visit({ as: 'dave', viewport })
    watch.expectComplaint(/status of 40[13]/)
    await page.clock.install()
    const composer = await beginPost(page, 'Nearly done')
    await composer.files.setInputFiles(marsh)
    await composer.descriptions.fill('A marsh')
    const release = await holdCalls(page, 'POST', /^\/api\/v2\/media$/)
    await composer.files.setInputFiles(marsh)
    await expect(composer.waiting).toHaveCount(1)
    // A refusal is looked into when the last look was half a minute ago.
    await page.clock.fastForward(31_000)
    await product.instance.context.db.deleteFrom('oauth_tokens').execute()
    release()
    await expect(page.getByText(text('shell.refused'))).toBeVisible()
    await expect(composer.waiting.getByRole('button', { name: text('general.retry') })).toBeVisible()
    await expect(composer.text).toHaveValue('Nearly done')
    await expect(composer.descriptions).toHaveValue('A marsh')
  })
}

journey('a file that the server cannot read in the end says so, in its words', async ({ visit, product }) => {
  configure(product, { mediaProcessing: 3_600_000 })
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 422/)
  await breakCalls(page, 'GET', '/api/v1/media/*', { kind: 'status', status: 422, error: 'Error processing thumbnail' })
  const composer = await beginPost(page, 'A film')
  await composer.files.setInputFiles(marsh)
  await expect(composer.waiting).toContainText('Error processing thumbnail')
  await expect(composer.waiting.getByRole('button', { name: label('general.retry') })).toBeVisible()
})
