import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { setServerSetting } from '#features/settingControls/model/setServerSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { composersOf, type Composers } from './Composers.ts'
import { anotherDraft } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'

let world: TestSession
let composers: Composers
beforeEach(async () => {
  world = await openTestSession()
  await draftsOf.ready(world.session)
  composers = composersOf(world.session)
})
afterEach(() => world.close())

test('typed text is stored as the draft, and a reopened form continues it', () => {
  composers.open('status', { status: 'Prefilled' })
  composers.dispatch('status', { kind: 'textChanged', text: 'Written' })
  expect(draftsOf(world.session).get('status')?.data.status).toBe('Written')
  composers.open('status', { status: 'Prefilled' })
  expect(composers.get('status').data.status).toBe('Written')
})

test('an untouched draft starts with the current settings', async () => {
  composers.open('status', {})
  await setServerSetting(world.session, 'defaultScope', 'unlisted')
  composers.open('status', {})
  expect(composers.get('status').data.visibility).toBe('unlisted')
})

test('an untouched draft follows the settings, and an edited one keeps its own', async () => {
  const { session } = world
  const drawn = vi.fn()
  composers.open('status', { status: '@carol ' })
  composers.subscribe('status', drawn)
  settingsOf(session).set('postContentType', 'text/markdown')
  settingsOf(session).set('postLanguage', 'de')
  await setServerSetting(session, 'defaultScope', 'unlisted')
  expect(composers.get('status').data).toMatchObject({
    status: '@carol ',
    contentType: 'text/markdown',
    language: 'de',
    visibility: 'unlisted',
  })
  expect(drawn).toHaveBeenCalledTimes(3)
  composers.dispatch('status', { kind: 'textChanged', text: 'Written' })
  settingsOf(session).set('postContentType', 'text/html')
  await setServerSetting(session, 'defaultScope', 'private')
  expect(composers.get('status').data).toMatchObject({ status: 'Written', contentType: 'text/markdown', visibility: 'unlisted' })
})

test('leaving an untouched composer clears its initial text, and leaving an edited one keeps the text', () => {
  const { session } = world
  composers.open('status', { status: '@dave ' })
  const drawn = vi.fn()
  composers.subscribe('status', drawn)
  composers.leave('status')
  expect(composers.get('status').data.status).toBe('')
  expect(drawn).toHaveBeenCalledOnce()
  settingsOf(session).set('postLanguage', 'de')
  expect(composers.get('status').data.status).toBe('')
  composers.open('status', { status: '@dave ' })
  composers.dispatch('status', { kind: 'textChanged', text: '@dave Hello' })
  composers.leave('status')
  expect(composers.get('status').data.status).toBe('@dave Hello')
})

test('after posting the composer is empty, unless text was typed meanwhile', async () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'First' })
  expect((await composers.post('status')).kind).toBe('posted')
  expect(composers.get('status').data.status).toBe('')
  composers.dispatch('status', { kind: 'textChanged', text: 'Second' })
  const posting = composers.post('status')
  composers.dispatch('status', { kind: 'textChanged', text: 'Second and more' })
  await posting
  expect(composers.get('status').data.status).toBe('Second and more')
})

test('a rejection is part of the state until it is dismissed', async () => {
  expect((await composers.post('status')).kind).toBe('refused')
  expect(composers.get('status').error).toMatchObject({ message: { key: 'composer.empty_status_error' } })
  composers.dispatch('status', { kind: 'problemDismissed' })
  expect(composers.get('status').error).toBeNull()
})

test('a target has as many independent drafts as the person wants', async () => {
  const second = anotherDraft('status', 'later')
  composers.dispatch('status', { kind: 'textChanged', text: 'Now' })
  composers.dispatch(second, { kind: 'textChanged', text: 'Later' })
  expect(
    draftsOf(world.session)
      .list('status')
      .map(([, draft]) => draft.data.status)
      .toSorted(),
  ).toEqual(['Later', 'Now'])
  await composers.post('status')
  expect(
    draftsOf(world.session)
      .list('status')
      .map(([key]) => key),
  ).toEqual([second])
})

test('continuing another draft stores the current text as another one', () => {
  const drafts = draftsOf(world.session)
  const other = anotherDraft('status', 'b')
  drafts.save(other, exampleDraft('From another window'))
  // Written at an earlier visit.
  drafts.save('status', exampleDraft('From this one'))
  composers.open('status', {})
  composers.resume('status', other)
  expect(composers.get('status').data.status).toBe('From another window')
  expect(drafts.get(other)).toBeUndefined()
  expect(
    drafts
      .list('status')
      .map(([, { data }]) => data.status)
      .toSorted(),
  ).toEqual(['From another window', 'From this one'])
})

test('a shared text stores the current text as another draft', () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'Begun' })
  composers.restart('status', { status: 'Shared' })
  expect(composers.get('status').data.status).toBe('Shared')
  expect(
    draftsOf(world.session)
      .list()
      .map(([, { data }]) => data.status)
      .toSorted(),
  ).toEqual(['Begun', 'Shared'])
})

test('a poll of one option is not sent, and the reason is shown', async () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'Which?' })
  composers.dispatch('status', { kind: 'pollToggled', expiresIn: 600 })
  composers.dispatch('status', { kind: 'pollChanged', poll: { options: ['one', 'one'], multiple: false, expiresIn: 600 } })
  expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.not_enough_options' } })
})

test('a second press while the post is being sent is ignored', async () => {
  const { server, asked } = world
  const release = server.hold('POST /api/v1/statuses')
  composers.dispatch('status', { kind: 'textChanged', text: 'Once' })
  const first = composers.post('status')
  expect(await composers.post('status')).toEqual({ kind: 'busy' })
  await release.arrived
  expect(await composers.post('status')).toEqual({ kind: 'busy' })
  release()
  expect(await first).toMatchObject({ kind: 'posted' })
  expect(composers.get('status').error).toBeNull()
  expect(asked.filter((call) => call === 'POST /api/v1/statuses')).toHaveLength(1)
})

/** Writes in the composer of new posts and presses the button of a form that stays. */
async function postAndStay(text: string) {
  composers.dispatch('status', { kind: 'textChanged', text })
  const outcome = await composers.post('status', { stays: true })
  if (outcome.kind !== 'apart') throw new Error(`Not sent apart: ${outcome.kind}`)
  return outcome.end
}

describe('a form that stays open', () => {
  test('ignores a second press, without an error about the empty form', async () => {
    const { server, asked } = world
    const release = server.hold('POST /api/v1/statuses')
    composers.dispatch('status', { kind: 'textChanged', text: 'Once' })
    const first = await composers.post('status', { stays: true })
    expect(await composers.post('status', { stays: true })).toEqual({ kind: 'busy' })
    expect(composers.get('status').error).toBeNull()
    release()
    if (first.kind === 'apart') await first.end
    expect(asked.filter((call) => call === 'POST /api/v1/statuses')).toHaveLength(1)
    expect(await composers.post('status', { stays: true })).toMatchObject({ kind: 'refused' })
  })

  test('is free for the next post while the first is being sent, and says so', async () => {
    const release = world.server.hold('POST /api/v1/statuses')
    const end = postAndStay('First')
    await release.arrived
    expect(composers.get('status').data.status).toBe('')
    expect(composers.get('status').sending).toHaveLength(1)
    composers.dispatch('status', { kind: 'textChanged', text: 'Second' })
    release()
    expect(await end).toMatchObject({ kind: 'posted' })
    expect(composers.get('status')).toMatchObject({ sending: [], data: { status: 'Second' } })
    expect(draftsOf(world.session).list()).toHaveLength(1)
  })

  test('gets a rejected post back with its reason, and tries again with the same key', async () => {
    const undo = world.server.drop('POST /api/v1/statuses')
    expect(await postAndStay('Refused')).toMatchObject({ kind: 'refused' })
    undo()
    expect(composers.get('status')).toMatchObject({
      data: { status: 'Refused' },
      error: { message: { key: 'errors.unreachable' } },
    })
    const attempt = draftsOf(world.session).get('status')?.attempt
    expect(attempt).not.toBeNull()
    const release = world.server.hold('POST /api/v1/statuses')
    const again = postAndStay('Refused')
    await release.arrived
    expect(draftsOf(world.session).list()[0]?.[1].attempt).toEqual(attempt)
    release()
    expect(await again).toMatchObject({ kind: 'posted' })
  })

  test('keeps the text typed meanwhile, and a notice offers the rejected post', async () => {
    const release = world.server.hold('POST /api/v1/statuses')
    const end = postAndStay('Refused')
    await release.arrived
    composers.dispatch('status', { kind: 'textChanged', text: 'Already the next' })
    const mend = world.server.fail('POST /api/v1/statuses', 500)
    release()
    expect(await end).toMatchObject({ kind: 'refused' })
    mend()
    expect(composers.get('status').data.status).toBe('Already the next')
    const [notice] = world.session.notices.get()
    expect(notice).toMatchObject({ messageKey: 'composer.notSent' })
    notice?.action?.run()
    expect(composers.get('status').data.status).toBe('Refused')
    expect(
      draftsOf(world.session)
        .list()
        .map(([, { data }]) => data.status),
    ).toContain('Already the next')
  })
})

describe('a post with undo', () => {
  beforeEach(() => settingsOf(world.session).set('undoPost', 10))

  test('is sent when the time is over and not before', async () => {
    const end = postAndStay('Slow')
    await vi.waitFor(() => expect(world.session.notices.get()).toHaveLength(1))
    expect(draftsOf(world.session).list()).toMatchObject([[expect.stringMatching(/^status~/), { data: { status: 'Slow' } }]])
    world.server.clock.advance(9999)
    expect(world.asked.filter((request) => request.startsWith('POST /api/v1/statuses'))).toEqual([])
    world.server.clock.advance(1)
    expect(await end).toMatchObject({ kind: 'posted' })
    expect(world.session.notices.get()).toEqual([])
    expect(draftsOf(world.session).list()).toEqual([])
  })

  test('returns completely to the composer when it is undone', async () => {
    const reopen = vi.fn<() => void>()
    composers.dispatch('status', { kind: 'subjectChanged', subject: 'cw', marksSensitive: false })
    composers.dispatch('status', { kind: 'textChanged', text: 'Wait' })
    const outcome = await composers.post('status', { reopen })
    world.session.notices.get()[0]?.action?.run()
    expect(reopen).toHaveBeenCalledOnce()
    if (outcome.kind === 'apart') expect(await outcome.end).toBeNull()
    expect(composers.get('status')).toMatchObject({ sending: [], data: { status: 'Wait', spoilerText: 'cw' } })
    world.server.clock.advance(60_000)
    expect(world.asked.filter((request) => request.startsWith('POST /api/v1/statuses'))).toEqual([])
  })
})
