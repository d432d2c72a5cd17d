import { join } from 'node:path'

import { beginPost } from '../harness/beginPost.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { drop, noisyPicture, paste, png } from '../harness/givenFiles.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { leaveOutPreload } from '../harness/leaveOutPreload.ts'
import { newestOf } from '../harness/newestOf.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { text, textStart } from '../harness/text.ts'
import { moveFingers } from '../harness/touch.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const marsh = join(import.meta.dirname, '../fixtures/marsh.png')

const sentFiles = ({ asked }: Product) => asked.filter((call) => call === 'POST /api/v2/media').length

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} files are chosen, pasted and dropped, and one is given up on its way`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    const words = `Four and none of the second (${kind})`
    const composer = await beginPost(page, words)
    const release = await holdCalls(page, 'POST', /^\/api\/v2\/media$/)
    await composer.files.setInputFiles([await png('first.png', 10), await png('second.png', 90)])
    await paste(page, composer, [await png('third.png', 150)])
    await drop(page, composer, [await png('fourth.png', 210), await png('fifth.png', 300)])
    await expect(composer.waiting).toHaveCount(5)
    await expect(composer.post).toBeDisabled()
    await expectAccessible(page)
    await composer.waiting
      .filter({ hasText: 'second.png' })
      .getByRole('button', { name: text('general.cancel') })
      .click()
    await expect(composer.waiting).toHaveCount(4)
    release()
    await expect(composer.descriptions).toHaveCount(4)
    for (const [index, name] of ['first', 'third', 'fourth', 'fifth'].entries()) await composer.descriptions.nth(index).fill(name)
    // Nothing is half under the line that stays in sight.
    await composer.root.evaluate((form) => form.scrollIntoView({ block: 'end' }))
    await expectAccessible(page)
    await composer.post.click()
    await expect(new TimelinePage(page).status(words).content).toBeVisible()
    expect(await newestOf(product, 'ada')).toMatchObject({
      media_attachments: ['first', 'third', 'fourth', 'fifth'].map((description) => ({ description })),
    })
  })

  journey(`on ${kind} files that will never do are told before anything is sent`, async ({ visit, product }) => {
    configure(product, { uploadLimit: 200_000, maxAttachments: 4 })
    const { page } = await visit({ as: 'ada', viewport })
    const composer = await beginPost(page, 'Nothing of that will do')
    const before = sentFiles(product)
    await composer.files.setInputFiles([
      { name: 'setup.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090\0\u0003 This program cannot be run in DOS mode') },
      { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
      { name: 'long.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(300_000, 1) },
    ])
    const reason = (name: string) => composer.waiting.filter({ hasText: name })
    await expect(reason('setup.png')).toContainText(text('composer.file.notPicture'))
    await expect(reason('nothing.txt')).toContainText(text('composer.file.empty'))
    await expect(reason('long.mp4')).toContainText('File too big [293 KiB / 195 KiB]')
    await expect(composer.error).toContainText(textStart('composer.error'))
    await expectAccessible(page)
    expect(sentFiles(product)).toBe(before)
    // Nobody wants the post without them, either.
    await composer.post.click()
    await expect(composer.error).toContainText(text('composer.filesMissing'))
    for (const name of ['setup.png', 'nothing.txt', 'long.mp4']) {
      await reason(name)
        .getByRole('button', { name: text('composer.removeFile') })
        .click()
    }
    await expect(composer.waiting).toHaveCount(0)
    const one = await png('one.png', 100)
    await composer.files.setInputFiles(Array.from({ length: 50 }, () => one))
    await expect(composer.error).toContainText('46 files were left out')
    await expect(composer.descriptions).toHaveCount(4)
    await expect(composer.root.getByRole('button', { name: text('composer.attach.full') })).toBeDisabled()
    await expect(composer.text).toHaveValue('Nothing of that will do')
  })

  const limits = [
    ['bytes', 'File too big [', { image_size_limit: 60_000 }],
    ['pixels', 'Picture too large [400 × 300 / 0.1 megapixels]', { image_matrix_limit: 100_000 }],
  ] as const
  for (const [unit, told, limit] of limits)
    journey(`on ${kind} a picture of too many ${unit} is sent smaller, when the person agrees`, async ({ visit, product }) => {
      const { page, watch } = await visit({ as: 'ada', viewport })
      await leaveOutPreload({ page, watch }, '/main/friends')
      const change = (body: unknown) => ({ ...(body as object), configuration: { media_attachments: limit } })
      await breakCalls(page, 'GET', '/api/v1/instance', { kind: 'changed', change })
      const words = `Smaller, by ${unit} (${kind})`
      const composer = await beginPost(page, words)
      const before = sentFiles(product)
      await composer.files.setInputFiles([await noisyPicture('reeds.png', 400, 300)])
      const card = composer.waiting.filter({ hasText: 'reeds.png' })
      await expect(card).toContainText(told)
      await expect(card).toContainText(text('composer.shrink.hint'))
      await expectAccessible(page)
      expect(sentFiles(product)).toBe(before)
      await card.getByRole('button', { name: text('composer.shrink') }).click()
      await composer.descriptions.fill('Reeds, smaller')
      await expect(composer.error).toHaveCount(0)
      await composer.post.click()
      await expect(new TimelinePage(page).status(words).content).toBeVisible()
      const width = await page.evaluate(
        async (post) => {
          const { media_attachments: media } = post as { media_attachments: { url: string }[] }
          const { width: wide } = await createImageBitmap(await (await fetch(media[0]?.url ?? '')).blob())
          return wide
        },
        await newestOf(product, 'ada'),
      )
      expect(width).toBeLessThan(unit === 'pixels' ? 366 : 400)
      expect(width).toBeGreaterThan(100)
    })
}

for (const [kind, viewport] of widths(screenSizes, 'all')) {
  journey(`on ${kind} files change places by a pointer and by keys`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport, hasTouch: kind === 'a phone' })
    const words = `In another order (${kind})`
    const composer = await beginPost(page, words)
    await composer.files.setInputFiles([await png('a.png', 10), await png('b.png', 150), await png('c.png', 250)])
    await expect(composer.descriptions).toHaveCount(3)
    for (const [index, name] of ['a', 'b', 'c'].entries()) await composer.descriptions.nth(index).fill(name)
    const order = () => composer.descriptions.evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value).join(' '))
    const handle = (name: string) => composer.root.getByRole('button', { name: new RegExp(`^Move ${name}`) })
    // What is scrolled into view only just lies under the buttons that stick to the end.
    await handle('c.png').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const [from, to] = await Promise.all([handle('c.png').boundingBox(), handle('b.png').boundingBox()])
    if (!from || !to) throw new Error('There are no handles.')
    const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 })
    // Past the middle of the card before it.
    const end = { x: middle(to).x, y: to.y - 90 }
    if (kind === 'a phone') await moveFingers(page, [middle(from), end])
    else {
      await page.mouse.move(middle(from).x, middle(from).y)
      await page.mouse.down()
      await page.mouse.move(end.x, end.y, { steps: 8 })
      await page.mouse.up()
    }
    await expect.poll(order).toBe('a c b')
    await handle('a.png').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(order).toBe('c a b')
    await expect(handle('a.png')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(order).toBe('c b a')
    await expect(handle('a.png')).toBeFocused()
    await composer.root
      .getByRole('button', { name: text('composer.earlier') })
      .last()
      .press('Enter')
    await expect.poll(order).toBe('c a b')
    await composer.post.click()
    await expect(new TimelinePage(page).status(words).content).toBeVisible()
    expect(await newestOf(product, 'ada')).toMatchObject({ media_attachments: ['c', 'a', 'b'].map((description) => ({ description })) })
  })
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} files are described beside a large view, before the post goes out`, async ({ visit, product }) => {
    const { page, watch } = await visit({ as: 'ada', viewport })
    watch.expectComplaint(/status of 500/)
    const words = `Seen and told (${kind})`
    const composer = await beginPost(page, words)
    await composer.files.setInputFiles([marsh, marsh])
    await expect(composer.descriptions).toHaveCount(2)
    await composer.post.click()
    const question = page.getByRole('dialog', { name: text('composer.undescribed') })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: text('composer.undescribed.add') }).click()
    await expect(composer.descriptions.first()).toBeFocused()

    await composer.root
      .getByRole('button', { name: /^Describe marsh\.png/ })
      .first()
      .click()
    const view = page.getByRole('dialog', { name: /marsh\.png/ })
    const box = view.getByRole('textbox', { name: text('composer.describe') })
    await expect(box).toBeFocused()
    await expect(view.getByRole('img', { name: /left$/ })).toHaveText('5,000')
    await box.fill('A marsh at dusk')
    await expectAccessible(page)
    await view.getByRole('button', { name: text('composer.describe.next') }).click()
    await box.fill('The same marsh, later')
    await page.keyboard.press('Escape')
    await expect(view).toHaveCount(0)
    await expect(composer.descriptions.first()).toHaveValue('A marsh at dusk')

    const cure = await breakCalls(page, 'PUT', '/api/v1/media/*', { kind: 'status', status: 500 })
    await composer.post.click()
    await expect(composer.error).toContainText(text('composer.media_description_error'))
    await expect(composer.text).toHaveValue(words)
    await cure()
    await composer.post.click()
    await expect(new TimelinePage(page).status(words).content).toBeVisible()
    expect(await newestOf(product, 'ada')).toMatchObject({
      media_attachments: [{ description: 'A marsh at dusk' }, { description: 'The same marsh, later' }],
    })
  })

  journey(`on ${kind} nobody is reminded of descriptions who does not want to be`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', viewport })
    const composer = await beginPost(page, `Told nothing (${kind})`)
    await composer.files.setInputFiles(marsh)
    await expect(composer.descriptions).toHaveCount(1)
    await composer.post.click()
    await page.getByRole('button', { name: text('composer.undescribed.post') }).click()
    await expect(new TimelinePage(page).status(`Told nothing (${kind})`).content).toBeVisible()
    await chooseSettings(page, { modalOnMissingDescription: false })
    const next = await ComposerPage.openNew(page)
    await next.text.fill(`Nor here (${kind})`)
    await next.files.setInputFiles(marsh)
    await expect(next.descriptions).toHaveCount(1)
    await next.post.click()
    await expect(new TimelinePage(page).status(`Nor here (${kind})`).content).toBeVisible()
  })

  journey(`on ${kind} a file that the server works on is waited for`, async ({ visit, product }) => {
    configure(product, { mediaProcessing: 3_600_000 })
    const { page } = await visit({ as: 'ada', viewport })
    const words = `Done at last (${kind})`
    const composer = await beginPost(page, words)
    await composer.files.setInputFiles(marsh)
    await expect(composer.waiting).toContainText('The server is working on marsh.png')
    await expect(composer.post).toBeDisabled()
    await expectAccessible(page)
    await expect.poll(() => product.asked.filter((call) => call.startsWith('GET /api/v1/media/')).length).toBeGreaterThan(1)
    configure(product, { mediaProcessing: 0 })
    await composer.descriptions.fill('A marsh')
    await composer.post.click()
    await expect(new TimelinePage(page).status(words).content).toBeVisible()
  })
}
