import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeFederationPolicy } from './federationPolicy.ts'

const recorded = {
  enabled: true,
  mrf_policies: ['SimplePolicy', 'KeywordPolicy'],
  mrf_simple: { accept: [], reject: ['spam.example', 'rude.example'], media_nsfw: ['art.example'] },
  mrf_simple_info: { reject: { 'spam.example': { reason: 'Spam' } } },
  quarantined_instances: ['leaky.example'],
  quarantined_instances_info: { quarantined_instances: { 'leaky.example': { reason: 'Shows everything' } } },
  mrf_keyword: { reject: ['/casino/i'], federated_timeline_removal: ['ad'], replace: [{ pattern: 'foo', replacement: 'bar' }, {}] },
}

test('each rule has its hosts with their reasons, and rules without hosts are left out', () => {
  const { keywords, policies, quarantined, simple } = decodeFederationPolicy(recorded)
  expect(policies).toEqual(['SimplePolicy', 'KeywordPolicy'])
  expect([...simple]).toEqual([
    [
      'reject',
      [
        { host: 'spam.example', reason: 'Spam' },
        { host: 'rude.example', reason: null },
      ],
    ],
    ['media_nsfw', [{ host: 'art.example', reason: null }]],
  ])
  expect(quarantined).toEqual([{ host: 'leaky.example', reason: 'Shows everything' }])
  expect(keywords).toEqual({
    reject: ['/casino/i'],
    federatedTimelineRemoval: ['ad'],
    replace: [{ pattern: 'foo', replacement: 'bar' }],
  })
})

test('a reason next to its host is read, too', () => {
  const { simple } = decodeFederationPolicy({ mrf_simple: { reject: [['spam.example', 'Spam']] } })
  expect(simple.get('reject')).toEqual([{ host: 'spam.example', reason: 'Spam' }])
})

test('any policy that a server sends is decoded without an error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(recorded)), fc.jsonValue()), (raw) => {
      expect(decodeFederationPolicy(raw).policies).toBeInstanceOf(Array)
    }),
  )
})
