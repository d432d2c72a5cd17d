import { join } from 'node:path'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectInSight } from '../harness/expectInSight.ts'
import { breakCalls } from '../harness/faults.ts'
import { fetchAnswer } from '../harness/fetchAnswer.ts'
import { journey } from '../harness/journey.ts'
import { label, text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const picture = join(import.meta.dirname, '../fixtures/marsh.png')

journey('the counter counts down, and a text over the limit is not sent but kept', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await composer.touch()
  const counter = composer.root.getByRole('img', { name: /characters? left$/ })
  await expect(counter).toHaveText('5,000')
  await composer.text.fill('Reeds')
  await expect(counter).toHaveText('4,995')
  const long = 'w'.repeat(5001)
  await composer.text.fill(long)
  await expect(counter).toHaveText(/^[-−]1$/)
  await expect(composer.post).toBeDisabled()
  await composer.text.press('Control+Enter')
  await expect(composer.text).toHaveValue(long)
  await composer.text.press('Backspace')
  await expect(composer.post).toBeEnabled()
})

for (const [name, typed, subject] of [
  ['empty', '', ''],
  ['blank', ' \n\u00a0', ''],
  ['nothing but a subject', '', 'Only that'],
] as const)
  journey(`a post that is ${name} is not sent, says why and stays`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada' })
    await new TimelinePage(page).open('home')
    const composer = ComposerPage.forNew(page)
    await composer.touch()
    await composer.text.fill(typed)
    await composer.subject.fill(subject)
    await composer.post.click()
    await expect(composer.error).toContainText(text('composer.empty_status_error'))
    await expect(composer.text).toHaveValue(typed)
    await expect(composer.subject).toHaveValue(subject)
    expect(product.asked).not.toContain('POST /api/v1/statuses')
  })

journey('a hundred thousand characters are counted, told to be too many, and still there after a reload', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await composer.touch()
  const long = 'Reeds in the evening '.repeat(4762)
  await composer.text.fill(long)
  await expect(composer.root.getByRole('img', { name: /characters? left$/ })).toHaveText(/^[-−]95,001$/)
  await expect(composer.post).toBeDisabled()
  await page.reload()
  await composer.touch()
  await expect(composer.text).toHaveValue(long)
})

journey('a post whose answer got lost is stored once, however often it is sent', async ({ visit, product }) => {
  const ada = await somebody(product, 'ada')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/ERR_FAILED|ERR_CONNECTION/)
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  let isLost = true
  await page.route('**/api/v1/statuses', async (route) => {
    if (!isLost) return route.fallback()
    isLost = false
    await fetchAnswer(route)
    return route.abort()
  })
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Said once')
  await composer.post.click()
  // It waits in the outbox, which sends it once more.
  await expect(composer.text).toHaveValue('')
  await expect(timeline.status('Said once').content).toBeVisible()
  const { body } = await ada.client.request('GET', `/api/v1/accounts/${ada.account.id}/statuses`)
  expect(body).toMatchObject([{ pleroma: { content: { 'text/plain': 'Said once' } } }])
})

journey('an answer that was begun waits under its post', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Which way to the weir?')
  await bob.post('And where is the mill?')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const [weir, mill] = [timeline.status('Which way to the weir?'), timeline.status('And where is the mill?')]
  const composer = ComposerPage.forReply(page)
  await weir.reply.click()
  await expect(composer.text).toBeFocused()
  await composer.text.pressSequentially('Down the lane')
  await mill.reply.click()
  await expect(composer.text).toHaveCount(1)
  await expect(composer.text).toHaveValue('@bob ')
  await weir.reply.click()
  await expect(composer.text).toHaveValue('@bob Down the lane')
  await composer.post.click()
  await expect(composer.text).toHaveCount(0)
})

journey('a file that does not get there can be sent again', async ({ visit }) => {
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 500/)
  await new TimelinePage(page).open('home')
  const mend = await breakCalls(page, 'POST', '/api/v2/media', { kind: 'status', status: 500, error: 'No room in the nest' })
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('With a picture')
  await composer.files.setInputFiles('e2e/fixtures/marsh.png')
  await expect(composer.error).toContainText('No room in the nest')
  await expect(composer.text).toHaveValue('With a picture')
  await mend()
  await composer.root.getByRole('button', { name: text('general.retry') }).click()
  await expect(composer.root.getByRole('textbox', { name: text('composer.describe') })).toBeVisible()
})

journey('when the session has ended what was typed stays, and the way back in is shown', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'dave' })
  watch.expectComplaint(/status of 40[13]/)
  await page.clock.install()
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Nearly done')
  // A refusal is looked into when the last look was half a minute ago.
  await page.clock.fastForward(31_000)
  const { db } = product.instance.context
  await db.deleteFrom('oauth_tokens').execute()
  await composer.post.click()
  await expect(page.getByText(text('shell.refused'))).toBeVisible()
  await expect(composer.text).toHaveValue('Nearly done')
})

journey('with pictures attached the button that posts stays in sight', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('A strip of reeds')
  await composer.files.setInputFiles([picture, picture, picture])
  await expect(composer.root.getByRole('textbox', { name: label('composer.describe') })).toHaveCount(3)
  await expectInSight(composer.post)
})
