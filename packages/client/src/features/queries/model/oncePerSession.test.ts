import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Session } from '#features/session/model/Session.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { sitePanelQuery, siteStaffQuery, siteTermsQuery } from '#features/about/model/site.ts'
import { fetchTranslationLanguages } from '#features/translation/model/translationLanguages.ts'

let world: TestSession
let session: Session

beforeEach(async () => {
  world = await openTestSession()
  session = world.session
})
afterEach(() => world.close())

const askedFor = (part: string) => world.asked.filter((path) => path.includes(part)).length

test('texts of the admin are fetched once a session', async () => {
  world.server.fail('GET /static/terms-of-service.html', new Response('<p>Be kind</p>'))
  world.server.fail('GET /instance/panel.html', 404)
  const queries = queriesOf(session)
  for (const _visit of [1, 2]) {
    expect(await queries.query(siteTermsQuery(session))).toBe('<p>Be kind</p>')
    expect(await queries.query(sitePanelQuery(session))).toBeNull()
  }
  expect(askedFor('.html')).toBe(2)
})

test('staff are stored by id, without accounts that the server does not show', async () => {
  const listed = ['ada', 'nobody', 'dave'].map((name) => `${session.origin}/users/${name}`)
  const staff = await queriesOf(session).query(siteStaffQuery(session, listed))
  expect(staff.map((id) => session.entities.accounts.get(id)?.acct)).toEqual(['ada', 'dave'])
})

test('the languages of the translation service are fetched once, and again after a failure', async () => {
  const undo = world.server.fail('GET /api/v1/akkoma/translation/languages', 500)
  expect(await fetchTranslationLanguages(session)).toEqual({ source: [], target: [] })
  undo()
  const languages = await fetchTranslationLanguages(session)
  expect(languages.target.length).toBeGreaterThan(0)
  expect(await fetchTranslationLanguages(session)).toBe(languages)
  expect(askedFor('translation/languages')).toBe(2)
})
