import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text, textStart } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const day = 86_400_000
const hour = 3_600_000

/** A time as the field has it. The pages are in UTC. */
const typed = (ahead: number) => new Date(Date.now() + ahead).toISOString().slice(0, 16)

/** The button that posts is called otherwise once there is a time. */
const schedule = (composer: ComposerPage) => composer.root.getByRole('button', { name: label('composer.schedule.send') })

async function chooseTime(composer: ComposerPage, ahead: number): Promise<Locator> {
  const field = composer.root.getByLabel(label('composer.schedule'))
  if (!(await field.isVisible())) await composer.tool('composer.options').click()
  await field.fill(typed(ahead))
  return field
}

/** What waits, on its own screen. */
class ScheduledPage {
  readonly posts: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.posts = page.getByRole('main').getByRole('listitem')
  }

  open(): Promise<unknown> {
    return this.#page.goto('/scheduled')
  }

  post(words: string): Locator {
    return this.posts.filter({ hasText: words })
  }
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} a post waits on the server, gets another time, is written on and is dropped`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill(`Frogs tomorrow (${kind})`)
    // What a server would post at once is not sent.
    const field = await chooseTime(composer, 60_000)
    await expect(field).toHaveAccessibleDescription(new RegExp(text('composer.schedule.tooSoon')))
    await schedule(composer).click()
    await expect(composer.error.filter({ hasText: text('composer.schedule.tooSoon') }).first()).toBeVisible()
    await field.fill(typed(day))
    await expect(composer.root.getByRole('status').filter({ hasText: textStart('composer.schedule.waits') })).toBeVisible()
    await expectAccessible(page)
    await schedule(composer).click()
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText('waits on the server')
    await expect(new TimelinePage(page).status(`Frogs tomorrow (${kind})`).root).toHaveCount(0)

    // The way there stands beside the time.
    const next = await ComposerPage.openNew(page)
    if (!(await next.root.getByRole('link', { name: text('composer.schedule.list') }).isVisible()))
      await next.tool('composer.options').click()
    await expect(next.root.getByLabel(label('composer.schedule'))).toHaveValue('')
    await next.root.getByRole('link', { name: text('composer.schedule.list') }).click()
    const waiting = new ScheduledPage(page)
    const post = waiting.post(`Frogs tomorrow (${kind})`)
    await expect(post).toHaveCount(1)
    await expectAccessible(page)

    await post.getByRole('button', { name: text('scheduled.change') }).click()
    const dialog = page.getByRole('dialog', { name: text('scheduled.change.title') })
    await dialog.getByLabel(label('composer.schedule')).fill(typed(2 * day))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: text('scheduled.save') }).click()
    await expect(dialog).toHaveCount(0)
    const { client } = await somebody(product, 'ada')
    const inTwoDays = new Date(Date.now() + 2 * day).toISOString().slice(0, 10)
    const { body } = await client.request('GET', '/api/v1/scheduled_statuses')
    expect(body).toMatchObject([{ scheduled_at: expect.stringContaining(inTwoDays) }])

    await post.getByRole('button', { name: text('scheduled.edit') }).click()
    const again = ComposerPage.inWindow(page)
    await expect(again.text).toHaveValue(`Frogs tomorrow (${kind})`)
    await again.text.fill(`Toads tomorrow (${kind})`)
    await schedule(again).click()
    await expect(again.root).toHaveCount(0)
    await expect(post).toHaveCount(0)
    const written = waiting.post(`Toads tomorrow (${kind})`)
    await expect(written).toHaveCount(1)

    await written.getByRole('button', { name: text('scheduled.delete') }).click()
    const question = page.getByRole('dialog', { name: text('scheduled.delete.title') })
    await expectAccessible(page)
    await question.getByRole('button', { name: text('scheduled.delete') }).click()
    await expect(page.getByRole('main')).toContainText(text('scheduled.empty'))
    await expectAccessible(page)
  })
}

journey(
  'a scheduled post keeps its subject, scope, language, format and poll when it is written on, and goes out at its time',
  async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada' })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill('**Newts** later')
    await composer.subject.fill('Pond life')
    await composer.scope.selectOption('unlisted')
    await chooseTime(composer, day)
    await composer.root.getByRole('combobox', { name: text('composer.format') }).selectOption('text/markdown')
    await composer.root.getByRole('combobox', { name: text('composer.language'), exact: true }).selectOption('de')
    await composer.root.getByRole('combobox', { name: text('composer.expiry') }).selectOption('86400')
    await schedule(composer).click()
    const waiting = new ScheduledPage(page)
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText('waits on the server')
    await waiting.open()
    await waiting
      .post('Newts')
      .getByRole('button', { name: text('scheduled.edit') })
      .click()
    const again = ComposerPage.inWindow(page)
    await expect(again.subject).toHaveValue('Pond life')
    await expect(again.scope).toHaveValue('unlisted')
    await again.tool('composer.options').click()
    await expect(again.root.getByRole('combobox', { name: text('composer.format') })).toHaveValue('text/markdown')
    await expect(again.root.getByRole('combobox', { name: text('composer.language'), exact: true })).toHaveValue('de')
    await expect(again.root.getByRole('combobox', { name: text('composer.expiry') })).toHaveValue('86400')
    await schedule(again).click()
    await expect(again.root).toHaveCount(0)
    // Its time has come.
    const { context } = product.instance
    await context.db.updateTable('scheduled_statuses').set({ scheduled_at: context.clock.now() }).execute()
    await new TimelinePage(page).open('home')
    await expect(new TimelinePage(page).status('Pond life').content).toBeVisible({ timeout: 20_000 })
    const { client, account } = await somebody(product, 'ada')
    const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
    expect(body).toMatchObject([{ language: 'de', visibility: 'unlisted', content: expect.stringContaining('<strong>') }])
  },
)

for (const [name, fault, words] of [
  ['422', { kind: 'status', status: 422, error: 'daily limit exceeded' }, 'daily limit exceeded'],
  ['500', { kind: 'status', status: 500, error: 'Something went wrong' }, 'Something went wrong'],
  ['a page', { kind: 'html' }, text('errors.unreadable')],
] as const) {
  journey(`a post that is to wait and is answered with ${name} stays in the composer with its time`, async ({ visit }) => {
    const { page, watch } = await visit({ as: 'bob' })
    watch.expectComplaint(/Failed to load resource/)
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill('Not lost')
    const field = await chooseTime(composer, day)
    const value = await field.inputValue()
    const mend = await breakCalls(page, 'POST', '/api/v1/statuses', fault)
    await schedule(composer).click()
    await expect(composer.error).toContainText(words)
    await expect(composer.text).toHaveValue('Not lost')
    await mend()
    await page.reload()
    const kept = await ComposerPage.openNew(page)
    await expect(kept.text).toHaveValue('Not lost')
    await kept.tool('composer.options').click()
    await expect(kept.root.getByLabel(label('composer.schedule'))).toHaveValue(value)
    await schedule(kept).click()
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText('waits on the server')
  })
}

journey(
  'a post for later that gets no answer waits on the device, and is on the server once when there is one',
  async ({ visit, product }) => {
    const { client } = await somebody(product, 'carol')
    const { page, watch } = await visit({ as: 'carol' })
    watch.expectComplaint(/Failed to load resource/)
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill('Later, and not lost')
    await chooseTime(composer, day)
    const mend = await breakCalls(page, 'POST', '/api/v1/statuses', { kind: 'unreachable' })
    await schedule(composer).click()
    await expect(page.getByText('1 thing that you did waits to be sent.')).toBeVisible()
    await page.reload()
    const show = page.getByRole('button', { name: label('outbox.show') })
    await expect(show).toBeVisible()
    await mend()
    await expect(show).toHaveCount(0)
    const { body } = await client.request('GET', '/api/v1/scheduled_statuses')
    expect(body).toMatchObject([{ params: { text: 'Later, and not lost' } }])
  },
)

journey(
  'a list that cannot be had says so and comes at another try; a post that went out meanwhile is told to have gone',
  async ({ visit, product }) => {
    const { client } = await somebody(product, 'dave')
    await client.request('POST', '/api/v1/statuses', { json: { status: 'Waits', scheduled_at: new Date(Date.now() + hour).toISOString() } })
    const { page, watch } = await visit({ as: 'dave' })
    watch.expectComplaint(/Failed to load resource/)
    await new TimelinePage(page).open('home')
    const mend = await breakCalls(page, 'GET', '/api/v1/scheduled_statuses*', { kind: 'status', status: 500 })
    const waiting = new ScheduledPage(page)
    await waiting.open()
    await expect(page.getByRole('main')).toContainText('The scheduled posts could not be loaded')
    await expectAccessible(page)
    await mend()
    await page
      .getByRole('main')
      .getByRole('button', { name: text('general.retry') })
      .click()
    const post = waiting.post('Waits')
    await expect(post).toHaveCount(1)
    // A refusal takes nothing away, and no draft is left behind.
    const mendDelete = await breakCalls(page, 'DELETE', '/api/v1/scheduled_statuses/*', { kind: 'status', status: 403, error: 'Not now' })
    await post.getByRole('button', { name: text('scheduled.edit') }).click()
    await expect(post.getByRole('alert')).toContainText('Not now')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await mendDelete()
    await product.instance.context.db.deleteFrom('scheduled_statuses').execute()
    await post.getByRole('button', { name: text('scheduled.delete') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('scheduled.delete') })
      .click()
    await expect(page.getByRole('main')).toContainText(text('scheduled.empty'))
  },
)

journey('the list of what waits is for members', async ({ visit }) => {
  const { page } = await visit({ as: 'carol' })
  await page.goto('/scheduled')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('scheduled.title'))
  const { page: visitor } = await visit()
  await visitor.goto('/scheduled')
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(text('scheduled.title'))
})
