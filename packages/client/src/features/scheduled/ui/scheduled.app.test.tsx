import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, composerInDialog, openComposer, optionOf, pressTool, type ComposerParts } from '#test/app/composer.ts'
import { dialog, notices, post } from '#test/app/locators.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text, textStart } from '#test/app/text.ts'

const day = 86_400_000
const hour = 3_600_000

/** A time as the field has it: in the zone of the page. */
function typed(ahead: number): string {
  const time = new Date(Date.now() + ahead)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const fieldOf = ({ root }: ComposerParts) => root.getByLabelText(label('composer.schedule'))

async function chooseTime(composer: ComposerParts, ahead: number): Promise<Locator> {
  const field = fieldOf(composer)
  if (!field.query()) await pressTool(composer, 'composer.options')
  await field.fill(typed(ahead))
  return field
}

/** Scheduled posts on their own screen. */
const scheduled = (words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words })

for (const size of sizesFor('phone'))
  appTest(`on a ${size} screen a post is scheduled, moved, edited and dropped`, async ({ server, visit }) => {
    const app = await visit('/main/friends', { as: 'ada', size })
    const composer = await beginPost('Frogs tomorrow')
    const field = await chooseTime(composer, 60_000)
    await app.advance(1000)
    await expect.element(field).toHaveAccessibleDescription(new RegExp(text('composer.schedule.tooSoon')))
    await composer.schedule.click()
    await expect.element(composer.error.filter({ hasText: text('composer.schedule.tooSoon') }).first()).toBeVisible()
    expect(server.requests).not.toContain('POST /api/v1/statuses')
    await field.fill(typed(day))
    await expect.element(composer.root.getByRole('status').filter({ hasText: textStart('composer.schedule.waits') })).toBeVisible()
    await composer.schedule.click()
    await expect.element(notices()).toHaveTextContent('waits on the server')
    await expect.element(post('Frogs tomorrow').root).not.toBeInTheDocument()

    await app.advance(3000)
    await app.restart()
    const next = await openComposer()
    await pressTool(next, 'composer.options')
    await expect.element(fieldOf(next)).toHaveValue('')
    await next.root.getByRole('link', { name: text('composer.schedule.list') }).click()
    const frogs = scheduled('Frogs tomorrow')
    await frogs.getByRole('button', { name: text('scheduled.change') }).click()
    const change = dialog(text('scheduled.change.title'))
    await change.getByLabelText(label('composer.schedule')).fill(typed(2 * day))
    await change.getByRole('button', { name: text('scheduled.save') }).click()
    await expect.element(change).not.toBeInTheDocument()
    const { client } = await server.somebody('ada')
    const { body } = await client.request('GET', '/api/v1/scheduled_statuses')
    const inTwoDays = new Date(Date.now() + 2 * day).toISOString().slice(0, 10)
    expect(body).toMatchObject([{ scheduled_at: expect.stringContaining(inTwoDays) }])

    await frogs.getByRole('button', { name: text('scheduled.edit') }).click()
    const again = composerInDialog()
    await expect.element(again.text).toHaveValue('Frogs tomorrow')
    await again.text.fill('Toads tomorrow')
    await again.schedule.click()
    await expect.element(again.root).not.toBeInTheDocument()
    await expect.element(frogs).not.toBeInTheDocument()
    await scheduled('Toads tomorrow')
      .getByRole('button', { name: text('scheduled.delete') })
      .click()
    await dialog(text('scheduled.delete.title'))
      .getByRole('button', { name: text('scheduled.delete') })
      .click()
    await expect.element(page.getByRole('main')).toHaveTextContent(text('scheduled.empty'))
  })

appTest('a scheduled post keeps all its options when it is edited, and goes out at its time', async ({ server, visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('**Newts** later')
  await composer.subject.fill('Pond life')
  await composer.scope.selectOptions('unlisted')
  await chooseTime(composer, day)
  await optionOf(composer, 'composer.format').selectOptions('text/markdown')
  await optionOf(composer, 'composer.language').selectOptions('de')
  await optionOf(composer, 'composer.expiry').selectOptions('86400')
  await composer.schedule.click()
  await expect.element(notices()).toHaveTextContent('waits on the server')
  await app.restart('/scheduled')
  await scheduled('Newts')
    .getByRole('button', { name: text('scheduled.edit') })
    .click()
  const again = composerInDialog()
  await expect.element(again.subject).toHaveValue('Pond life')
  await expect.element(again.scope).toHaveValue('unlisted')
  await pressTool(again, 'composer.options')
  await expect.element(optionOf(again, 'composer.format')).toHaveValue('text/markdown')
  await expect.element(optionOf(again, 'composer.language')).toHaveValue('de')
  await expect.element(optionOf(again, 'composer.expiry')).toHaveValue('86400')
  await again.schedule.click()
  await expect.element(again.root).not.toBeInTheDocument()
  await server.arrange('makeScheduledPostsDue', { of: 'ada' })
  await server.advance(60_000)
  await app.restart('/main/friends')
  await expect.element(post('Pond life').content).toBeVisible()
  const { client, account } = await server.somebody('ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  expect(body).toMatchObject([{ language: 'de', visibility: 'unlisted', content: expect.stringContaining('<strong>') }])
})

appTest('a list that failed to load appears at the next attempt, without a post that was sent meanwhile', async ({ server, visit }) => {
  const { client } = await server.somebody('dave')
  await client.request('POST', '/api/v1/statuses', { json: { status: 'Waits', scheduled_at: new Date(Date.now() + hour).toISOString() } })
  const mend = server.fail('GET /api/v1/scheduled_statuses', 500)
  await visit('/scheduled', { as: 'dave', size: 'phone' })
  const main = page.getByRole('main')
  await expect.element(main).toHaveTextContent('The scheduled posts could not be loaded')
  mend()
  await main.getByRole('button', { name: text('general.retry') }).click()
  const waits = scheduled('Waits')
  await expect.element(waits).toBeVisible()
  const allow = server.fail('DELETE /api/v1/scheduled_statuses/:id', Response.json({ error: 'Not now' }, { status: 403 }))
  await waits.getByRole('button', { name: text('scheduled.edit') }).click()
  await expect.element(waits.getByRole('alert')).toHaveTextContent('Not now')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  allow()
  await server.arrange('removeScheduledPosts', { of: 'dave' })
  await waits.getByRole('button', { name: text('scheduled.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('scheduled.delete') })
    .click()
  await expect.element(main).toHaveTextContent(text('scheduled.empty'))
})

appTest.for(['carol', undefined] as const)('the list of scheduled posts is for members (%s)', async (as, { visit }) => {
  await visit('/scheduled', as === undefined ? {} : { as })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  if (as) await expect.element(heading).toHaveTextContent(text('scheduled.title'))
  else await expect.element(heading).not.toHaveTextContent(text('scheduled.title'))
})
