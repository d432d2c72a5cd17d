import { expect, test } from 'vitest'
import { capabilitiesOf } from '../capabilities.ts'
import { decodeNodeInfo } from './nodeInfo.ts'
import { instanceWithout } from './instanceWithout.ts'

test('a server without an instance document is known by its nodeinfo', () => {
  const nodeInfo = decodeNodeInfo({
    software: { name: 'akkoma', version: '3.16.0' },
    openRegistrations: true,
    metadata: { nodeName: 'Pond', features: ['akkoma_api', 'pleroma_emoji_reactions'] },
  })
  const instance = instanceWithout('https://pond.example', nodeInfo)
  expect(instance).toMatchObject({ domain: 'pond.example', title: 'Pond', version: '3.16.0', registrationsOpen: true })
  expect(capabilitiesOf(instance, nodeInfo)).toMatchObject({ reactions: true, passwordSignIn: true })
})

test('without nodeinfo it has the name of its host and the defaults', () => {
  expect(instanceWithout('https://pond.example:8443', null)).toMatchObject({
    title: 'pond.example:8443',
    pollLimits: { maxOptions: 4 },
  })
})
