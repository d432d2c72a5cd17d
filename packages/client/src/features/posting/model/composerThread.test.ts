import * as timelines from '@rookery/api/calls/timelines'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onePixel } from '#test/onePixel.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { uploadsDone } from '#test/uploadsDone.ts'
import { composersOf, type Composers } from './Composers.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'

let world: TestSession
let composers: Composers
beforeEach(async () => {
  world = await openTestSession()
  await draftsOf.ready(world.session)
  composers = composersOf(world.session)
})
afterEach(() => world.close())

describe('a thread', () => {
  const addPost = (text: string) => {
    composers.dispatch('status', { kind: 'postAdded' })
    composers.dispatch('status', { kind: 'textChanged', text })
  }
  const own = async () => {
    const { id } = await world.server.account('bob')
    const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${id}/statuses` }, { limit: 40 })
    return items.map((post) => ({ id: post.id, responses: post.inReplyToId, text: post.content })).toReversed()
  }

  test('is sent in order, each post a reply to the previous one', async () => {
    composers.dispatch('status', { kind: 'textChanged', text: 'one' })
    addPost('two')
    addPost('three')
    composers.dispatch('status', { kind: 'postShown', at: 1 })
    const outcome = await composers.post('status', { stays: true })
    if (outcome.kind === 'apart') expect(await outcome.end).toMatchObject({ kind: 'posted' })
    const posts = (await own()).slice(-3)
    expect(posts.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(posts.slice(1).map(({ responses }) => responses)).toEqual(posts.slice(0, 2).map(({ id }) => id))
    expect(draftsOf(world.session).list()).toEqual([])
    expect(composers.get('status').data).toMatchObject({ status: '', thread: null })
  })

  test('that fails midway returns to the composer from the failed post, and a retry sends each post once', async () => {
    composers.dispatch('status', { kind: 'textChanged', text: 'one' })
    addPost('w'.repeat(6000))
    addPost('three')
    const outcome = await composers.post('status', { stays: true })
    // The second is too long for the server.
    if (outcome.kind === 'apart') expect(await outcome.end).toMatchObject({ kind: 'refused' })
    expect((await own()).at(-1)?.text).toBe('one')
    expect(composers.get('status')).toMatchObject({
      data: { status: expect.stringMatching(/^w+$/), thread: { continues: expect.any(String), after: [{ status: 'three' }] } },
      error: { kind: 'refused' },
    })
    composers.dispatch('status', { kind: 'textChanged', text: 'two' })
    const again = await composers.post('status', { stays: true })
    if (again.kind === 'apart') expect(await again.end).toMatchObject({ kind: 'posted' })
    const posts = (await own()).slice(-3)
    expect(posts.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(posts[2]?.responses).toBe(posts[1]?.id)
    expect(posts[1]?.responses).toBe(posts[0]?.id)
  })

  test('is not scheduled on the server, and says so', async () => {
    composers.dispatch('status', { kind: 'textChanged', text: 'one' })
    const scheduledAt = new Date(world.session.clock.now() + 86_400_000).toISOString()
    composers.dispatch('status', { kind: 'scheduleChanged', scheduledAt })
    addPost('two')
    expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.thread.notLater' } })
    expect(await own()).not.toContainEqual(expect.objectContaining({ text: 'one' }))
  })

  test('with files and a poll continues where it stopped', async () => {
    const described = async (text: string) => {
      composers.upload('status', [onePixel()])
      for (const { id } of (await uploadsDone(composers)).data.files)
        composers.dispatch('status', { kind: 'fileDescribed', id, description: text })
    }
    composers.dispatch('status', { kind: 'textChanged', text: 'first' })
    await described('Of the first')
    addPost('w'.repeat(6000))
    await described('Of the second')
    addPost('third')
    composers.dispatch('status', { kind: 'pollToggled', expiresIn: 3600 })
    composers.dispatch('status', { kind: 'pollChanged', poll: { options: ['a', 'b'], multiple: true, expiresIn: 3600 } })
    const outcome = await composers.post('status', { stays: true })
    // The second is too long for the server.
    if (outcome.kind === 'apart') expect(await outcome.end).toMatchObject({ kind: 'refused' })
    expect(composers.get('status').data).toMatchObject({ files: [{}], thread: { after: [{ poll: { options: ['a', 'b'] } }] } })
    composers.dispatch('status', { kind: 'textChanged', text: 'second' })
    const again = await composers.post('status', { stays: true })
    if (again.kind === 'apart') expect(await again.end).toMatchObject({ kind: 'posted' })
    const { id } = await world.server.account('bob')
    const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${id}/statuses` }, { limit: 3 })
    expect(
      items.map(({ content, attachments, poll }) => [content, attachments.map(({ description }) => description), poll?.multiple ?? null]),
    ).toEqual([
      ['third', [], true],
      ['second', ['Of the second'], null],
      ['first', ['Of the first'], null],
    ])
  })
})
