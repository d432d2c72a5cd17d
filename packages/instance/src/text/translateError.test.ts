import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerApp } from '../domain/oauth/apps.ts'
import { issueToken } from '../domain/oauth/tokens.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'
import { errorTexts } from './errorTexts.ts'
import { translateError } from './translateError.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const german = { 'accept-language': 'de-AT, en;q=0.5' }

test.each<[string, unknown, unknown]>([
  ['a sentence', { error: 'Record not found' }, { error: 'Der Eintrag wurde nicht gefunden' }],
  [
    'fields for programs beside it',
    { error: 'Throttled', identifier: 'x' },
    { error: 'Zu viele Anfragen in kurzer Zeit', identifier: 'x' },
  ],
  [
    'the values of its placeholders',
    { error: 'Insufficient permissions: read:lists | write.' },
    { error: 'Unzureichende Berechtigungen: read:lists | write.' },
  ],
  ['a bare text', 'Something went wrong', 'Etwas ist schiefgegangen'],
  ['a sentence in a field', { error: '{"captcha":["CAPTCHA expired"]}' }, { error: '{"captcha":["Das Captcha ist abgelaufen"]}' }],
  ['a fault of a form, which Akkoma does not translate', { error: '{"email":["is invalid"]}' }, { error: '{"email":["is invalid"]}' }],
  ['a word for programs', { error: 'file_too_large' }, { error: 'file_too_large' }],
  ['a name of the language', { error: 'constructor' }, { error: 'constructor' }],
  ['no sentence', { error: 400 }, { error: 400 }],
  ['nothing', null, null],
])('in German: %s', (_, body, expected) => {
  expect(translateError('de', body)).toEqual(expected)
  expect(translateError('en', body)).toBe(body)
})

test('errors are in the language of the request, and their status and identifier are the same', async () => {
  const missing = (headers: Record<string, string>) => ask(pond, 'GET /api/v1/statuses/none', { headers })
  expect(await missing({})).toMatchObject({ status: 404, body: { error: 'Record not found' } })
  expect(await missing(german)).toMatchObject({ status: 404, body: { error: 'Der Eintrag wurde nicht gefunden' } })
  expect(await missing({ ...german, cookie: 'userLanguage=ja' })).toMatchObject({ body: { error: 'データが見つかりません' } })
  expect(await ask(pond, 'GET /api/v1/lists', { headers: { 'accept-language': 'ar' } })).toMatchObject({
    status: 403,
    body: { error: 'بيانات الدخول غير صحيحة.' },
  })
})

test('a rejected captcha is explained in German, inside the JSON of its field', async () => {
  const { context } = pond.instance
  Object.assign(context.config, { captchaEnabled: true })
  const app = await registerApp(context, { name: 'Reed', redirectUris: 'http://pond.example/', scopes: 'read', website: null })
  const { access_token: token } = await issueToken(context, { appId: app.id, accountId: null, scopes: ['read'] })
  const json = {
    username: 'nora',
    email: 'nora@mail.example',
    password: 'on the pond',
    agreement: true,
    captcha_token: 'x',
    captcha_solution: '1',
  }
  expect(await ask(pond, 'POST /api/v1/accounts', { token, json, headers: german })).toMatchObject({
    status: 400,
    body: { error: '{"captcha":["Das Captcha ist unvollständig (es fehlt: captcha_answer_data)"]}' },
  })
})

test('every sentence of the table is one that the instance sends', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const source = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('text/'))
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')
  const parts = (english: string) => english.split(/\{\w+\}|\d+/).filter((part) => part.trim().length > 2)
  for (const english of Object.keys(errorTexts)) for (const part of parts(english)) expect(source, english).toContain(part)
})
