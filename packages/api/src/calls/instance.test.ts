import { expect, test } from 'vitest'

import * as instance from './instance.ts'
import * as instanceDetails from './instanceDetails.ts'
import { fakeServer, json, page } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'

test.each([
  ['missing', () => json({ error: 'Not implemented' }, 404)],
  ["answered with the client's own page", () => page()],
])('a configuration that is %s is empty', async (_, response) => {
  expect(await instance.staticConfig(fakeServer(response).client())).toEqual({})
})

test('a configuration that could not be asked for is an error', async () => {
  await expect(instance.staticConfig(fakeServer().client())).rejects.toMatchObject({ kind: 'network' })
})

test('the panel is the text of its file, and a page stands for no file', async () => {
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
  expect(await instanceDetails.customEmoji(client())).toEqual([
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
  const { client } = fakeServer(json({ error: 'Not Found' }, 404), json(recorded('instance/custom_emojis.json')))
  expect(await instanceDetails.customEmoji(client())).toEqual(expect.any(Array))
})

const linkTo = (...hrefs: unknown[]) =>
  json({ links: hrefs.map((href) => ({ rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1', href })) })

test.each<[string, Response, string]>([
  ['no links', json({ error: 'Not Found' }, 404), '/nodeinfo/2.0'],
  ['a page', page(), '/nodeinfo/2.0'],
  ['two links', linkTo('https://pond.example/nodeinfo/2.0', 'https://pond.example/nodeinfo/2.1'), '/nodeinfo/2.1'],
  ['a path below another', linkTo('https://pond.example/api/nodeinfo/2.0.json'), '/api/nodeinfo/2.0.json'],
  ['a link to another host', linkTo('https://river.example/nodeinfo/2.1', 7, '/x'), '/nodeinfo/2.0'],
])('nodeinfo is found with %s at the well-known address', async (_, links, path) => {
  const { asked, client } = fakeServer(page(404), links, json({ software: { name: 'gotosocial', version: '0.20.0' } }))
  expect((await instance.nodeInfo(client())).software.name).toBe('gotosocial')
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/nodeinfo/2.0.json', '/.well-known/nodeinfo', path])
})
