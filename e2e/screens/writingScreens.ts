import { join } from 'node:path'

import { somebody } from '../harness/arrange.ts'
import { breakCalls } from '../harness/faults.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, textStart } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import type { ScreenCase } from './ScreenCase.ts'

const image = join(import.meta.dirname, '../fixtures/marsh.png')
const home = '/main/friends'
const scheduledPosts = '/api/v1/scheduled_statuses'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** The address of Bob's scheduled posts, with at least one post. */
async function withScheduledPost(product: Product): Promise<string> {
  const { client } = await somebody(product, 'bob')
  const { body } = await client.request('GET', scheduledPosts)
  if (Array.isArray(body) && body.length === 0)
    await client.request('POST', '/api/v1/statuses', { json: { status: 'The ferry leaves at ten.', scheduled_at: tomorrow() } })
  return '/scheduled'
}

/** A post while it is written, and posts that are not sent yet. */
export const writingScreens: readonly ScreenCase[] = [
  {
    name: 'writing',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const button = page.getByRole('button', { name: label('shell.newPost') })
      const composer = ComposerPage.forNew(page)
      // One of the two loads after the first render.
      await composer.root.or(button).first().waitFor()
      if (!(await composer.root.isVisible())) await button.click()
      await composer.text.fill('The bittern is back in the east reeds.\n\nNobody has seen it. Everybody has heard it.')
      await composer.subject.fill('Birds, at length')
      await composer.addImage(image, 'A strip of reeds under a pale sky')
      await composer.root.getByRole('button', { name: label('composer.poll.toggle') }).click()
      await composer.root.getByRole('button', { name: label('composer.poll.add') }).waitFor()
    },
  },
  {
    name: 'writing, suggestions',
    path: home,
    as: 'bob',
    lasts: true,
    // In the window of a narrow page, Escape closes them before the window.
    only: 'wide',
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.text.pressSequentially('Look, a :duck')
    },
    shows: (page) => page.getByRole('listbox', { name: label('suggestions.label') }).getByRole('option'),
  },
  {
    name: 'writing, thread',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.text.fill('The bittern is back in the east reeds.')
      await composer.root.getByRole('button', { name: label('composer.thread.add') }).click()
      await composer.root.getByRole('list', { name: label('composer.thread.before') }).waitFor()
      await composer.text.fill('Nobody has seen it.')
    },
  },
  {
    name: 'writing, options',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.scope.selectOption('direct')
      await composer.text.fill('Выпь вернулась в тростники, и это хорошо')
      // It comes a moment after the text, and moves the tools.
      await composer.root.getByRole('button', { name: textStart('composer.language.use') }).waitFor()
      await composer.tool('composer.options').click()
      await composer.root.getByLabel(label('composer.schedule')).fill(tomorrow().slice(0, 16))
    },
  },
  {
    name: 'large view of a file',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.addImage(image, 'A strip of reeds under a pale sky')
      await composer.root.getByRole('button', { name: textStart('composer.describe.open') }).click()
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: label('composer.describe.done') }),
  },
  {
    name: 'drafts',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await new StatusCardPage(StatusCardPage.all(page).first()).reply.click()
      await ComposerPage.forReply(page).text.pressSequentially('begun at low water')
      await page.goto('/drafts')
    },
    shows: (page) => page.getByRole('main').getByRole('listitem').getByRole('link'),
  },
  {
    name: 'scheduled, refused',
    path: withScheduledPost,
    as: 'bob',
    before: (page) => breakCalls(page, 'DELETE', `${scheduledPosts}/*`, { kind: 'status', status: 403, error: 'Not now' }),
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: label('scheduled.edit') })
        .first()
        .click(),
    shows: (page) => page.getByRole('main').getByRole('listitem').getByRole('alert'),
  },
]
