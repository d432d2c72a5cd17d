import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const act = (what: string, json?: unknown, as = 'bob') =>
  ask(pond, what.replace(' ', ' /api/v1/akkoma/frontend_settings/pleroma-fe'), { as, json })

test('settings are stored in versions, each the next one', async () => {
  expect(await act('GET ')).toMatchObject({ status: 200, body: [] })
  expect(await act('GET /phone')).toMatchObject({ status: 404 })
  expect(await act('PUT /phone', { settings: { theme: 'dark' }, version: 3 })).toMatchObject({ status: 200, body: { theme: 'dark' } })
  expect(await act('PUT /phone', { settings: { theme: 'light' }, version: 9 })).toMatchObject({
    status: 422,
    body: { error: 'must be incremented by 1' },
  })
  expect(await act('PUT /phone', { settings: { theme: 'light' }, version: 3 })).toMatchObject({ status: 500 })
  expect(await act('PUT /phone', { settings: { theme: 'dark' }, version: 4 })).toMatchObject({ status: 500 })
  expect(await act('PUT /phone', { settings: { theme: 'light' }, version: 4 })).toMatchObject({ status: 200 })
  expect(await act('GET /phone')).toMatchObject({ body: { settings: { theme: 'light' }, version: 4 } })
  expect(await act('PUT /a%20b', { settings: {}, version: 1 })).toMatchObject({ status: 200 })
  expect(await act('GET ')).toMatchObject({ body: [{ name: 'a b', version: 1 }, { name: 'phone', version: 4 }] }) // prettier-ignore
  expect(await act('DELETE /phone')).toMatchObject({ status: 200, body: { deleted: 'ok' } })
  expect(await act('DELETE /phone')).toMatchObject({ status: 404 })
})

test('settings profiles are private to their account, and invalid ones are rejected', async () => {
  await act('PUT /phone', { settings: { theme: 'dark' }, version: 1 })
  expect(await act('GET ', undefined, 'dave')).toMatchObject({ body: [] })
  expect(await act('GET /phone', undefined, 'dave')).toMatchObject({ status: 404 })
  expect(await act('PUT /big', { settings: { x: 'y'.repeat(100_000) }, version: 1 })).toMatchObject({
    status: 422,
    body: { error: 'is too long' },
  })
  expect(await act('PUT /phone', { settings: {}, version: 0 })).toMatchObject({ status: 422 })
  expect(await act(`PUT /${'x'.repeat(255)}`, { settings: {}, version: 1 })).toMatchObject({ status: 200 })
  expect(await act(`PUT /${'x'.repeat(256)}`, { settings: {}, version: 1 })).toMatchObject({ status: 422 })
  expect(await act('PUT /phone', { settings: {} })).toMatchObject({ status: 400, body: { error: 'Missing field: version.' } })
})

test('the mascot is a picture', async () => {
  const send = (file: Blob, name: string) => {
    const multipart = new FormData()
    multipart.append('file', file, name)
    return ask(pond, 'PUT /api/v1/pleroma/mascot', { as: 'bob', multipart })
  }
  const mascot = async (as: string) => (await ask(pond, 'GET /api/v1/pleroma/mascot', { as })).body
  expect(await mascot('bob')).toMatchObject({ id: 'default-mascot', url: '/images/avi.png' })
  expect(await send(new Blob(['words']), 'pic.png')).toMatchObject({ status: 415, body: { error: 'mascots can only be images' } })
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const { status, body } = await send(new Blob([Buffer.from(pixel, 'base64')]), 'pic.png')
  expect({ status, body }).toMatchObject({ status: 200, body: { type: 'image' } })
  expect(await mascot('bob')).toEqual(body)
  expect(await mascot('dave')).toMatchObject({ id: 'default-mascot' })
})
