import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { somebody } from '../harness/arrange.ts'
import { journey } from '../harness/journey.ts'
import { label, text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { EmojiPickerPage } from '../pages/EmojiPickerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('on a phone a sticker is chosen from its pack and posted as a picture', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada', size: 'narrow' })
  await new TimelinePage(page).open('home')
  const composer = await ComposerPage.openNew(page)
  await composer.text.fill('Look')
  const open = composer.root.getByRole('button', { name: label('composer.emoji') })
  await open.click()
  const picker = new EmojiPickerPage(page, 'composer.emoji')
  await picker.section('emoji.stickers').click()
  const pack = picker.root.getByRole('region', { name: 'Around the pond' })
  await expect(pack.getByRole('button')).toHaveCount(6)
  await pack.getByRole('button', { name: 'Sticker 2 of Around the pond' }).click()
  await expect(picker.root).toBeHidden()
  await expect(composer.root.getByRole('textbox', { name: text('composer.describe') })).toBeVisible()
  await expect(composer.text).toHaveValue('Look')
  await composer.post.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('composer.undescribed.post') })
    .click()
  await expect(new TimelinePage(page).status('Look').content).toBeVisible()
  const { client, account } = await somebody(product, 'ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  expect(body).toMatchObject([{ media_attachments: [{ type: 'image' }] }])
})

journey('a sticker that cannot be had is said to be so, and what is written stays', async ({ visit }) => {
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/Failed to load resource/)
  await new TimelinePage(page).open('home')
  const composer = await ComposerPage.openNew(page)
  await composer.text.fill('Words first')
  await composer.root.getByRole('button', { name: label('composer.emoji') }).click()
  const picker = new EmojiPickerPage(page, 'composer.emoji')
  await picker.section('emoji.stickers').click()
  const sticker = picker.root.getByRole('button', { name: 'Sticker 1 of Around the pond' })
  await expect(sticker).toBeVisible()
  await expect.poll(() => sticker.locator('img').evaluate((picture: HTMLImageElement) => picture.complete)).toBe(true)
  const mend = await breakCalls(page, 'GET', '/static/stickers/pond/puffin.png', { kind: 'html' })
  await sticker.click()
  await expect(composer.error).toContainText(text('composer.stickerFailed'))
  await expect(composer.text).toHaveValue('Words first')
  await mend()
})
