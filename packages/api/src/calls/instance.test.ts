import { expect, test } from 'vitest'

import * as instance from './instance.ts'
import * as instanceDetails from './instanceDetails.ts'
import { linkedNodeInfo } from './linkedNodeInfo.ts'
import { fakeServer, json, page } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'
import { ApiError } from '../http/ApiError.ts'

test.each([
  ['missing', () => json({ error: 'Not implemented' }, 404)],
  ["answered with the client's own page", () => page()],
])('a configuration that is %s is empty', async (_, response) => {
  expect(await instance.staticConfig(fakeServer(response).client(), 'https://pond.example')).toEqual({})
})

test('a configuration that could not be fetched is an error', async () => {
  await expect(instance.staticConfig(fakeServer().client(), 'https://pond.example')).rejects.toMatchObject({ kind: 'network' })
})

test('the panel is the text of its file, and an HTML page counts as no file', async () => {
  expect(await instanceDetails.panel(fakeServer(new Response('<p>Hello</p>')).client())).toBe('<p>Hello</p>')
  expect(await instanceDetails.panel(fakeServer(page()).client())).toBeNull()
  expect(await instanceDetails.termsOfService(fakeServer(json({ error: 'no' }, 404)).client())).toBeNull()
})

test("Akkoma's emoji get the server's address and the name of their pack", async () => {
  const { client } = fakeServer(
    json({
      blobcat: { image_url: '/emoji/blobs/blob cat.png', tags: ['pack:blobs'] },
      wing: { image_url: '/emoji/wing.png', tags: ['Custom'] },
      odd: {},
    }),
  )
  expect(await instanceDetails.customEmoji(client(), { byPack: true })).toEqual([
    {
      shortcode: 'blobcat',
      url: 'https://pond.example/emoji/blobs/blob%20cat.png',
      staticUrl: 'https://pond.example/emoji/blobs/blob%20cat.png',
      category: 'blobs',
    },
    { shortcode: 'wing', url: 'https://pond.example/emoji/wing.png', staticUrl: 'https://pond.example/emoji/wing.png', category: null },
  ])
})

test('elsewhere the emoji come from the common call', async () => {
  const lacking = fakeServer(json({ error: 'Not Found' }, 404), json(recorded('instance/custom_emojis.json')))
  const list = await instanceDetails.customEmoji(lacking.client(), { byPack: true })
  expect(list.length).toBeGreaterThan(0)
  const { asked, client } = fakeServer(json(recorded('instance/custom_emojis.json')))
  expect(await instanceDetails.customEmoji(client(), { byPack: false })).toEqual(list)
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/v1/custom_emojis'])
})

test('nodeinfo is found by its other name', async () => {
  const { asked, client } = fakeServer(page(404), json({ software: { name: 'gotosocial', version: '0.20.0' } }))
  expect((await instance.nodeInfo(client())).software.name).toBe('gotosocial')
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/nodeinfo/2.0.json', '/nodeinfo/2.0'])
})

test('nodeinfo is found by a link to the server itself', async () => {
  const linkTo = (...hrefs: unknown[]) =>
    json({ links: hrefs.map((href) => ({ rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1', href })) })
  const found = async (links: Response) => {
    const { asked, client } = fakeServer(links, json({ software: { name: 'hollo' } }))
    const name = await linkedNodeInfo(client()).then(
      ({ software }) => software.name,
      (error: unknown) => (error instanceof ApiError ? error.kind : 'other'),
    )
    return [name, ...asked.map(({ url }) => url.pathname)]
  }
  const wellKnown = '/.well-known/nodeinfo'
  expect.soft(await found(json({ error: 'Not Found' }, 404))).toEqual(['http', wellKnown])
  expect.soft(await found(page())).toEqual(['notJson', wellKnown])
  expect.soft(await found(linkTo('https://river.example/nodeinfo/2.1', 7, '/x'))).toEqual(['decode', wellKnown])
  const both = linkTo('https://pond.example/nodeinfo/2.0', 'https://pond.example/nodeinfo/2.1')
  expect.soft(await found(both)).toEqual(['hollo', wellKnown, '/nodeinfo/2.1'])
  const below = linkTo('https://pond.example/api/nodeinfo/2.0.json')
  expect.soft(await found(below)).toEqual(['hollo', wellKnown, '/api/nodeinfo/2.0.json'])
})
