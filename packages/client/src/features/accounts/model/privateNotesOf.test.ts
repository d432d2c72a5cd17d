import * as accounts from '@rookery/api/calls/accounts'
import type { Send } from '@rookery/api/http/client'
import type { AccountId } from '@rookery/api/wire/model'
import { startTestInstance } from '@rookery/instance/testing'
import { expect, onTestFinished, test } from 'vitest'
import { profileQuery } from './profile.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { createTestBrowser, openTestSession, type TestSessionOptions } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { privateNotesOf } from './privateNotesOf.ts'

async function open(options: TestSessionOptions = {}) {
  const world = await openTestSession(options)
  onTestFinished(() => world.close())
  const { session } = world
  const id: AccountId = await queriesOf(session).query(profileQuery(session, 'dave'))
  const notes = await privateNotesOf.ready(session)
  const calls = () => world.asked.filter((call) => call.endsWith('/note')).length
  const state = () => notes.of(id).get()?.state
  return { ...world, id, notes, calls, state, saved: () => session.entities.relationships.get(id)?.note }
}

test('a note is saved once, 1.5 s after the last edit', async () => {
  const { notes, id, server, calls, state, saved } = await open()
  notes.edit(id, 'Met at')
  server.clock.advance(1400)
  notes.edit(id, 'Met at the pier')
  server.clock.advance(1400)
  await settle()
  expect(calls()).toBe(0)
  expect(state()).toBe('edited')
  server.clock.advance(100)
  await expect.poll(state).toBe('saved')
  expect(calls()).toBe(1)
  expect(saved()).toBe('Met at the pier')
})

test('text typed while an earlier edit is being saved is saved after it', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const through = (send: Send) => async (url: string, init: RequestInit) => {
    if (url.endsWith('/note')) await held
    return send(url, init)
  }
  const { notes, id, server, calls, state, saved } = await open({ through })
  notes.edit(id, 'one')
  const first = notes.save(id)
  await expect.poll(state).toBe('saving')
  notes.edit(id, 'two')
  release()
  await first
  expect(state()).toBe('edited')
  server.clock.advance(1500)
  await expect.poll(saved).toBe('two')
  expect(calls()).toBe(2)
})

test('an earlier save that is slow does not undo a later one', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  const through = (send: Send) => async (url: string, init: RequestInit) => {
    if (url.endsWith('/note') && isFirst) {
      isFirst = false
      await held
    }
    return send(url, init)
  }
  const { notes, id, session, state, saved } = await open({ through })
  notes.edit(id, 'one')
  const first = notes.save(id)
  await expect.poll(state).toBe('saving')
  notes.edit(id, 'two')
  const second = notes.save(id)
  await settle()
  release()
  await Promise.all([first, second])
  expect(saved()).toBe('two')
  expect(await accounts.relationships(session.client, [id])).toMatchObject([{ note: 'two' }])
})

test('a rejected note is stored, reported, and restored at the next visit', async () => {
  const browser = createTestBrowser()
  const server = await startTestInstance()
  onTestFinished(() => server.close())
  const { notes, id, state, close, saved } = await open({ browser, server })
  notes.edit(id, 'x'.repeat(300))
  await notes.save(id)
  expect(state()).toBe('failed')
  expect(notes.of(id).get()?.error).toEqual({ text: 'comment should be at most 255 character(s)' })
  expect(saved()).toBe('')
  await close()

  const later = await open({ browser, server })
  expect(later.notes.of(id).get()).toEqual({ text: 'x'.repeat(300), state: 'left', error: null })
  later.notes.edit(id, 'shorter')
  later.notes.leave(id)
  await expect.poll(later.state).toBe('saved')
  expect(later.saved()).toBe('shorter')
  expect(await later.session.storage.entries('note:')).toEqual([])
})
