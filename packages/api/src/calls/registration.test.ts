import { expect, test } from 'vitest'

import * as registration from './registration.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'

const heron = { username: 'heron', fullName: 'Heron', email: 'heron@mail.example', password: 'reeds' }

test('a registration that signs in gives a token, another its notice', async () => {
  const { client } = fakeServer(json({ access_token: 't' }), json({ identifier: 'awaiting_approval', message: 'Wait.' }))
  const api = client()
  expect(await registration.register(api, heron)).toMatchObject({ kind: 'token', token: { accessToken: 't' } })
  expect(await registration.register(api, heron)).toEqual({ kind: 'notice', identifier: 'awaiting_approval', message: 'Wait.' })
})

test('the captcha solution is sent with the captcha’s token and answer data', async () => {
  const { asked, client } = fakeServer(json({ access_token: 't' }))
  await registration.register(client(), { ...heron, reason: 'birds', captcha: { solution: 's', token: 'k', answerData: 'a' } })
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    username: 'heron',
    nickname: 'heron',
    fullname: 'Heron',
    confirm: 'reeds',
    agreement: true,
    reason: 'birds',
    captcha_solution: 's',
    captcha_token: 'k',
    captcha_answer_data: 'a',
  })
})

test('a refusal names the fields', async () => {
  const { client } = fakeServer(json(recorded('registration/all_wrong.json'), 400))
  await expect(registration.register(client(), heron)).rejects.toMatchObject({
    fieldErrors: { email: ['has invalid format'], password: ["can't be blank"] },
  })
})

test('the captcha is requested at its newer path, then at the older one, and otherwise there is none', async () => {
  const missing = () => json({ error: 'Not implemented' }, 404)
  const { asked, client } = fakeServer(
    missing,
    json({ type: 'native', token: 'k', url: 'data:image/png;base64,x', answer_data: 'a', seconds_valid: 300 }),
  )
  expect(await registration.captcha(client())).toEqual({
    kind: 'native',
    token: 'k',
    url: 'data:image/png;base64,x',
    answerData: 'a',
    secondsValid: 300,
  })
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/v1/pleroma/captcha', '/api/pleroma/captcha'])
  expect(await registration.captcha(fakeServer(missing).client())).toEqual({ kind: 'none' })
  expect(await registration.captcha(fakeServer(json(recorded('registration/captcha_when_disabled.json'))).client())).toEqual({
    kind: 'none',
  })
})
