import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as media from '@rookery/api/calls/media'
import * as reactions from '@rookery/api/calls/reactions'
import type { BrowserContext } from 'playwright-core'

import type { Somebody } from '../harness/arrange.ts'
import { fetchAnswer } from '../harness/fetchAnswer.ts'

export const plain = 'Only words here'
export const hidden = 'The heron ate them all'
export const pictured = 'The marsh this morning'
export const linked = 'Worth reading'
export const answered = 'Applause for the otter'
export const asked = 'Which of the eels?'

/** Posts of every sort that a key does something with, the plain one newest. */
export async function fill(bob: Somebody): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, '../fixtures/marsh.png'))
  const { id } = await media.upload(bob.client, new File([bytes], 'marsh.png', { type: 'image/png' }))
  for (let n = 1; n <= 25; n += 1) await bob.post(`Old ring ${n}. ${'Slow water. '.repeat(n % 5)}`)
  await bob.post(asked, { poll: { options: ['Silver', 'Yellow'], expiresIn: 3600, multiple: false } })
  const { id: otter } = await bob.post(answered)
  for (const bird of ['🦆', '🦢']) await reactions.add(bob.client, otter, bird)
  await bob.post(linked)
  await bob.post(pictured, { mediaIds: [id] })
  await bob.post(hidden, { spoilerText: 'Eels' })
  await bob.post(plain)
}

/** A server that has looked at a linked page; the embedded one asks nobody. */
export async function withCard(context: BrowserContext): Promise<void> {
  const card = { url: 'https://reeds.example/wrens', title: 'Wrens', description: '', type: 'link', provider_name: '', image: null }
  await context.route('**/api/v1/timelines/public*', async (route) => {
    const response = await fetchAnswer(route)
    const statuses = (await response.json()) as { content: string }[]
    await route.fulfill({ response, json: statuses.map((status) => (status.content.includes(linked) ? { ...status, card } : status)) })
  })
  await context.route('https://reeds.example/**', (route) => route.fulfill({ body: 'Wrens' }))
}
