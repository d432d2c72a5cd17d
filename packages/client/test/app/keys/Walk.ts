import * as reactions from '@rookery/api/calls/reactions'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'

import type { RunningApp, Visit } from '../appTest.tsx'
import { goTo, post, type PostParts } from '../locators.ts'
import { pngFile, uploadAll } from '../images.ts'
import type { Somebody, TestServer } from '../TestServer.ts'
import { label, text } from '../text.ts'

export const plain = 'Only words here'
export const hidden = 'The heron ate them all'
export const pictured = 'The marsh this morning'
export const linked = 'Worth reading'
export const responded = 'Applause for the otter'
export const asked = 'Which of the eels?'
export const linkedPage = 'https://reeds.example/wrens'

/** A running client in front of Bob's posts. */
export interface Walk {
  readonly app: RunningApp
  readonly server: TestServer
  readonly visit: Visit
  readonly bob: Somebody
}

/** Effect of one key of the table, tried in a running client. */
export type Tries = Readonly<Record<string, (walk: Walk) => Promise<void>>>

/** Posts one of each kind that a key does something with, the plain one last. */
export async function fill(server: TestServer): Promise<Somebody> {
  const bob = await server.somebody('bob')
  for (let n = 1; n <= 25; n += 1) await bob.post(`Old ring ${n}. ${'Slow water. '.repeat(n % 5)}`)
  await bob.post(asked, { poll: { options: ['Silver', 'Yellow'], expiresIn: 3600, multiple: false } })
  const { id: otter } = await bob.post(responded)
  for (const bird of ['🦆', '🦢']) await reactions.add(bob.client, otter, bird)
  await bob.post(linked)
  await bob.post(pictured, { mediaIds: await uploadAll(bob, [await pngFile('marsh.png')]) })
  await bob.post(hidden, { spoilerText: 'Eels' })
  await bob.post(plain)
  const card = { url: linkedPage, title: 'Wrens', description: '', type: 'link', provider_name: '', image: null }
  // The instance fetches no linked page.
  server.change('GET /api/v1/timelines/public', (body) =>
    (body as { content: string }[]).map((status) => (status.content.includes(linked) ? { ...status, card } : status)),
  )
  return bob
}

/** Opens the public timeline and gives a post the focus. */
export async function stand(words = plain): Promise<PostParts> {
  if (location.pathname !== '/main/public') await goTo('timeline.public')
  await expect.element(screen('timeline.public')).toBeVisible()
  scrollTo(0, 0)
  const there = post(words)
  await expect.element(there.content).toBeVisible()
  focus(there.root)
  return there
}

/** Opens a conversation as a tree, and gives its second post the focus, which has one reply. */
export async function standInTree({ bob, visit }: Walk): Promise<PostParts> {
  const { id } = await bob.post('Where is the otter?')
  const reply = await bob.post('Not in the reeds', { inReplyToId: id })
  await bob.post('By the weir', { inReplyToId: reply.id })
  await visit(`/notice/${id}`, { as: 'ada', settings: { conversationDisplay: 'tree' } })
  await expect.element(post('By the weir').content).toBeVisible()
  const there = post('Not in the reeds')
  focus(there.root)
  return there
}

/** Gives an element the focus without a press. */
export function focus(target: Locator): void {
  const element = target.element()
  if (element instanceof HTMLElement) element.focus()
}

/** Presses keys where the focus is, with the names of the table. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key.length === 1 ? key : `{${key}}`)
}

/** Heading of a screen. */
export const screen = (name: Parameters<typeof text>[0]): Locator => page.getByRole('heading', { level: 1, name: label(name) })

/** The box of the reply under a post. */
export const replyBox = ({ root }: PostParts): Locator => root.getByRole('textbox', { name: text('composer.text') })

/** The list of keys. */
export const keyHelp = (): Locator => page.getByRole('dialog', { name: text('keys.title') })
