import { join } from 'node:path'

import { beginPost } from '../harness/beginPost.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { drop, paste, png } from '../harness/givenFiles.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { newestOf } from '../harness/newestOf.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { moveFingers } from '../harness/touch.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const marsh = join(import.meta.dirname, '../fixtures/marsh.png')

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
}
