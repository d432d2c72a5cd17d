import { expect, test } from 'vitest'

import * as backups from './backups.ts'
import * as mascot from './mascot.ts'
import * as security from './security.ts'
import * as tokens from './tokens.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'

test('a wrong password, for which the server responds 200, is a rejection with its text', async () => {
  const { client } = fakeServer(json(recorded('settings/change_password_wrong.json')))
  const attempt = security.changePassword(client(), { password: 'x', newPassword: 'y', confirmation: 'y' })
  await expect(attempt).rejects.toMatchObject({ kind: 'http', status: 200, serverText: 'Invalid password.' })
})

test('a backup says when it is ready', async () => {
  const { client } = fakeServer(json(recorded('settings/backups_done.json')))
  expect(await backups.list(client())).toMatchObject([{ id: '1', ready: true, size: 2775 }])
})

test("the default mascot's address is completed with the server's", async () => {
  const { client } = fakeServer(json({ id: 'default-mascot', url: '/images/fox.png' }))
  expect(await mascot.get(client())).toBe('https://pond.example/images/fox.png')
})

test('the end of a sign-in is a time in UTC', async () => {
  const { client } = fakeServer(json([{ id: 311, valid_until: '2126-01-04T10:00:00.123456', app_name: 'Reedbed' }]))
  expect(await tokens.list(client())).toEqual([{ id: '311', validUntil: '2126-01-04T10:00:00.123456Z', appName: 'Reedbed' }])
})
