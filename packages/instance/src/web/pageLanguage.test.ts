import { expect, test } from 'vitest'
import { startTestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'
import { pageLanguage } from './pageLanguage.ts'

test.each([
  ['nothing', {}, 'en'],
  ['the best language that is translated', { 'accept-language': 'fr, ja;q=0.5, de-AT;q=0.9' }, 'de'],
  ['English before others', { 'accept-language': 'en-GB, de;q=0.9' }, 'en'],
  ['a language that is not accepted', { 'accept-language': 'de;q=0, ar;q=0.1' }, 'ar'],
  ['the cookie before the browser', { 'accept-language': 'de', cookie: 'a=b; userLanguage=ja' }, 'ja'],
  ['a cookie in a language without pages', { 'accept-language': 'de', cookie: 'userLanguage=zh_Hant' }, 'de'],
  ['nonsense', { 'accept-language': '__proto__, constructor;q=1, ;;', cookie: 'userLanguage=toString' }, 'en'],
])('%s leads to its page', (_, headers, language) => {
  expect(pageLanguage(new Request('http://pond.example/', { headers }))).toBe(language)
})

test('the page for a password, and the one for following from another server, are in the language of the reader', async () => {
  const pond = await startTestInstance()
  const uri = 'http://pond.example/back'
  const app = await ask(pond, 'POST /api/v1/apps', { json: { client_name: '<b>Reed', redirect_uris: uri, scopes: 'read' } })
  const query = { client_id: textField(app, 'client_id'), redirect_uri: uri, response_type: 'code', scope: 'read' }
  const page = async (what: string, language: string, form?: Record<string, string>) =>
    String((await ask(pond, what, { ...(form ? { form } : { query }), headers: { 'accept-language': language } })).body)
  const [english, german, arabic, japanese] = await Promise.all(['en', 'de', 'ar', 'ja'].map((one) => page('GET /oauth/authorize', one)))
  expect(english).toContain('<html lang="en" dir="ltr">')
  expect(english).toContain('&lt;b&gt;Reed asks for access to your account')
  expect(german).toContain('&lt;b&gt;Reed bittet um Zugriff auf dein Konto')
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
  expect(japanese).toContain('>パスワード<')
  const form = Object.fromEntries(Object.entries(query).map(([name, value]) => [`authorization[${name}]`, value]))
  expect(await page('POST /oauth/authorize', 'de', { ...form, 'authorization[name]': 'bob', 'authorization[password]': 'no' })).toContain(
    '<p role="alert">Name oder Passwort ist falsch</p>',
  )
  expect(await page('POST /main/ostatus', 'ja', { 'user[nickname]': 'bob', 'user[profile]': 'x' })).toContain('ユーザーが見つかりません')
  await pond.close()
})
