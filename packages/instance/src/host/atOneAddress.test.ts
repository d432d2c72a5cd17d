import { describe, expect, test } from 'vitest'
import { atOneAddress } from './atOneAddress.ts'

const origin = 'http://localhost:4000'
const served = atOneAddress({ fetch: () => Promise.resolve(new Response('answered')), upgrade: () => undefined }, origin)
const peer = { address: '127.0.0.1' }

describe('a machine with several names', () => {
  test('opens its pages at one of them', async () => {
    const request = new Request('http://127.0.0.1:4000/tag/birds?x=1', { headers: { accept: 'text/html,*/*' } })
    const response = await served.fetch(request, peer)
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://localhost:4000/tag/birds?x=1'])
  })

  test.each([
    ['a page at its own name', 'http://localhost:4000/tag/birds', { headers: { accept: 'text/html' } }],
    ['a call of a program', 'http://127.0.0.1:4000/api/v1/instance', { headers: { accept: 'application/json' } }],
    ['a form that is sent', 'http://127.0.0.1:4000/oauth/authorize', { method: 'POST', headers: { accept: 'text/html' } }],
  ])('answers %s', async (_, url, init) => {
    expect(await (await served.fetch(new Request(url, init), peer)).text()).toBe('answered')
  })
})
