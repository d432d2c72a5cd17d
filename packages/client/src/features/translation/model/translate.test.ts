import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { translate } from './translate.ts'
import { announcedOf } from '#features/failures/model/announced.ts'
import { foldsOf } from '#features/statuses/model/Folds.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import { translationsOf } from './Translations.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

let world: TestSession
let session: Session
let id: StatusId

beforeEach(async () => {
  world = await openTestSession({ as: 'bob' })
  session = world.session
  id = await know(session, await postAs(world.server, 'ada', { status: 'Hallo Welt', language: 'de' }))
})
afterEach(() => world.close())

test('a post is shown in the language of the interface', async () => {
  await translate(session, id, { interfaceLanguage: 'en' })
  expect(translationsOf(session).get(id)).toEqual({ text: '[translated] Hallo Welt', from: 'de', to: 'en', of: 'Hallo Welt' })
})

test('a post that is folded under its subject opens with its translation, and that is announced', async () => {
  foldsOf(session).set(id, 'body', false)
  await translate(session, id, { interfaceLanguage: 'en' })
  expect(foldsOf(session).isOpen(id, 'body')).toBe(true)
  expect(announcedOf(session).get()).toEqual({ key: 'announce.translated' })
})

test('the reader’s choices of the target and source language come first', async () => {
  settingsOf(session).set('translationLanguage', 'fr')
  await translate(session, id, { interfaceLanguage: 'en', from: 'nl' })
  expect(translationsOf(session).get(id)).toMatchObject({ from: 'nl', to: 'fr' })
})

test('without a detected language the source is the reader’s choice, or none', async () => {
  world.server.fail('GET /api/v1/statuses/:id/translations/:language', Response.json({ text: 'Hello world' }))
  await translate(session, id, { interfaceLanguage: 'en', from: 'nl' })
  expect(translationsOf(session).get(id)).toMatchObject({ text: 'Hello world', from: 'nl' })
  await translate(session, id, { interfaceLanguage: 'en' })
  expect(translationsOf(session).get(id)?.from).toBeNull()
})

test('without a supported language there is a notice, and no request', async () => {
  world.server.fail('GET /api/v1/statuses/:id/translations/:language', 500)
  await translate(session, id, { interfaceLanguage: 'tlh' })
  expect(session.notices.get()).toMatchObject([{ level: 'info', messageKey: 'post.no_translation_target_set' }])
  expect(statusErrorsOf(session).get(id)).toBeUndefined()
  expect(foldsOf(session).isOpen(id, 'body')).toBeUndefined()
})

test('a failure is shown on the post, and the next try removes it', async () => {
  const undo = world.server.fail('GET /api/v1/statuses/:id/translations/:language', 503)
  await translate(session, id, { interfaceLanguage: 'en' })
  expect(statusErrorsOf(session).get(id)).toMatchObject({ what: 'translate' })
  undo()
  await translate(session, id, { interfaceLanguage: 'en' })
  expect(statusErrorsOf(session).get(id)).toBeUndefined()
  expect(translationsOf(session).get(id)?.to).toBe('en')
})

test('a server without a list of languages is requested anyway', async () => {
  world.server.fail('GET /api/v1/akkoma/translation/languages', 500)
  await translate(session, id, { interfaceLanguage: 'en' })
  expect(translationsOf(session).get(id)?.to).toBe('en')
})
