import { expect, test } from 'vitest'

import * as remoteInteraction from './remoteInteraction.ts'
import * as stickers from './stickers.ts'
import * as unicodeEmoji from './unicodeEmoji.ts'
import { fakeServer, json, page } from '../../test/fakeServer.ts'
import { foreignPaths } from '../../test/foreignPaths.ts'

test('a page in place of the list of stickers means that there are none', async () => {
  expect(await stickers.packs(fakeServer(page()).client())).toEqual([])
})

test('packs are requested one by one, and a missing or foreign one is left out', async () => {
  const index = {
    birds: '/static/stickers/birds/',
    deleted: '/static/stickers/gone/',
    ...Object.fromEntries(foreignPaths.map((path, place) => [`evil ${place}`, path])),
  }
  const { asked, client } = fakeServer(({ url }) => {
    if (url.pathname === '/static/stickers.json') return json(index)
    return url.pathname.includes('birds') ? json({ title: 'Birds', stickers: ['a b.png', 7], tabIcon: 'tab.png' }) : page()
  })
  expect(await stickers.packs(client())).toEqual([
    {
      name: 'birds',
      title: 'Birds',
      tabIcon: 'https://pond.example/static/stickers/birds/tab.png',
      stickers: ['https://pond.example/static/stickers/birds/a%20b.png'],
    },
  ])
  expect(asked.map(({ url }) => url.host)).toEqual(['pond.example', 'pond.example', 'pond.example'])
})

test('the emoji file is read in both of its shapes', async () => {
  const flat = { '8ball': '🎱' }
  const grouped = { objects: [{ emoji: '🎱', name: 'pool 8 ball', slug: 'pool_8_ball' }, {}] }
  expect(await unicodeEmoji.list(fakeServer(json(flat)).client())).toEqual([{ name: '8ball', character: '🎱', group: null }])
  expect(await unicodeEmoji.list(fakeServer(page()).client())).toEqual([])
  expect(await unicodeEmoji.list(fakeServer(json(grouped)).client())).toEqual([{ name: 'pool_8_ball', character: '🎱', group: 'objects' }])
})

test('a visitor is sent to their own server, or gets the reason why not', async () => {
  const { client } = fakeServer(json({ url: 'https://own.example/authorize' }), json({ error: 'Could not find user' }))
  const api = client({ token: null })
  const visitor = { apId: 'https://pond.example/objects/1', profile: 'otter@own.example' }
  expect(await remoteInteraction.remoteInteractionUrl(api, visitor)).toBe('https://own.example/authorize')
  await expect(remoteInteraction.remoteInteractionUrl(api, visitor)).rejects.toMatchObject({
    kind: 'http',
    serverText: 'Could not find user',
  })
})
