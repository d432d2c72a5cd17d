import { expect, test } from 'vitest'
import { HttpError } from './HttpError.ts'
import { readParams } from './readParams.ts'

const post = (body: BodyInit, type?: string) =>
  readParams(
    new Request('http://x/api?limit=3&types[]=a&types[]=b', {
      method: 'POST',
      body,
      ...(type ? { headers: { 'content-type': type } } : {}),
    }),
  )

async function errorOf(run: () => unknown): Promise<HttpError> {
  try {
    await run()
  } catch (error) {
    if (error instanceof HttpError) return error
  }
  throw new Error('expected an HttpError')
}

test('query, form, multipart and JSON bodies become the same parameters', async () => {
  const form = new FormData()
  form.append('status', 'hi')
  form.append('poll[options][]', 'a')
  form.append('poll[options][]', 'b')
  const urlencoded = 'status=hi&poll%5Boptions%5D%5B%5D=a&poll[options][]=b'
  const json = '{"status":"hi","poll":{"options":["a","b"]}}'
  for (const params of [
    await post(form),
    await post(urlencoded, 'application/x-www-form-urlencoded'),
    await post(json, 'application/json'),
  ]) {
    expect(params.string('status')).toBe('hi')
    expect(params.object('poll')?.strings('options')).toEqual(['a', 'b'])
    expect(params.int('limit')).toBe(3)
    expect(params.strings('types')).toEqual(['a', 'b'])
  }
})

test('an excessive whole number counts as the largest that times and the database can hold', async () => {
  const params = await post('{"a":1e23,"b":"100000000000000000000000","c":"-100000000000000000000000","d":12}', 'application/json')
  expect(['a', 'b', 'c', 'd'].map((name) => params.int(name))).toEqual([1e11, 1e11, -1e11, 12])
  expect(new Date(Date.now() + 1e11 * 1000).getFullYear()).toBeGreaterThan(5000)
})

test('booleans are read as leniently as Akkoma reads them', async () => {
  const params = await post(JSON.stringify({ a: '0', b: 'off', c: 'yes', d: 1, e: null, f: false }), 'application/json')
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => params.bool(name))).toEqual([
    false,
    false,
    true,
    true,
    undefined,
    false,
    undefined,
  ])
})

test('a body that is not JSON, not an object or of a wrong type is rejected with Akkoma’s text', async () => {
  expect(await errorOf(() => post('{not json', 'application/json'))).toMatchObject({
    status: 400,
    body: { errors: { detail: 'Internal server error' } },
  })
  expect((await errorOf(() => post('[1,2]', 'application/json'))).body).toEqual({
    error: ' - Invalid object. Got: array.',
    errors: [{ message: 'Invalid object. Got: array', source: { pointer: '/' }, title: 'Invalid value' }],
  })
  expect((await errorOf(() => post('hello', 'text/plain'))).body).toMatchObject({ error: 'Invalid value for header: content-type.' })
  const wrong = await post('{"status":{"a":1}}', 'application/json')
  expect((await errorOf(() => wrong.string('status'))).body).toMatchObject({ error: 'status - Invalid string. Got: object.' })
  expect((await errorOf(() => wrong.requiredString('title'))).body).toMatchObject({
    error: 'Missing field: title.',
    errors: [{ source: { pointer: '/title' } }],
  })
})
