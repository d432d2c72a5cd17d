import { expect, test } from 'vitest'

import * as aliases from '../src/calls/aliases.ts'
import * as backups from '../src/calls/backups.ts'
import * as domainBlocks from '../src/calls/domainBlocks.ts'
import * as imports from '../src/calls/imports.ts'
import * as mascot from '../src/calls/mascot.ts'
import * as mfa from '../src/calls/mfa.ts'
import * as notificationMarks from '../src/calls/notificationMarks.ts'
import * as notificationSettings from '../src/calls/notificationSettings.ts'
import * as registration from '../src/calls/registration.ts'
import * as search from '../src/calls/search.ts'
import * as security from '../src/calls/security.ts'
import * as settingsProfiles from '../src/calls/settingsProfiles.ts'
import * as statusDetails from '../src/calls/statusDetails.ts'
import * as statusWriting from '../src/calls/statusWriting.ts'
import { fakeServer, json } from './fakeServer.ts'
import type { ApiClient } from '../src/http/client.ts'
import type { StatusId } from '../src/wire/model.ts'

// Ids come from servers; here it is made up.
const status = 'B0' as StatusId

const akkoma = { via: 'pairs', language: 'de' } as const
const mastodon = { via: 'post', language: 'de' } as const
const file = new Blob(['x'])

type Row = readonly [asked: string, answer: unknown, call: (client: ApiClient) => Promise<unknown>]

const rows: readonly Row[] = [
  ['recovery codes', { codes: null }, mfa.newBackupCodes],
  ['recovery codes', { codes: [] }, mfa.newBackupCodes],
  ['a second factor', { key: null, provisioning_uri: null }, mfa.setupTotp],
  ['a second factor', { key: 'JBSWY3DP' }, mfa.setupTotp],
  ['whether there is a second factor', {}, mfa.settings],
  ['a translation by Akkoma', {}, (c) => statusDetails.translate(c, status, akkoma)],
  ['a translation by Akkoma', { detected_language: 'en', text: '' }, (c) => statusDetails.translate(c, status, akkoma)],
  ['a translation by Mastodon', { content: null }, (c) => statusDetails.translate(c, status, mastodon)],
  ['the source of a post', { id: 'B0', text: null }, (c) => statusWriting.source(c, status)],
  ['aliases', { aliases: null }, aliases.list],
  ['muted servers', {}, domainBlocks.list],
  ['a profile of settings', { version: 3 }, (c) => settingsProfiles.get(c, 'rookery', 'default')],
  ['a captcha', { type: 'native', token: null, url: null }, registration.captcha],
  ['the mascot', {}, mascot.get],
  ['a new mascot', { id: '1', url: null }, (c) => mascot.set(c, file)],
  ['the number of unseen notifications', {}, notificationMarks.unreadCount],
  ['results of a search', {}, (c) => search.search(c, 'reeds')],
]

test.each(rows)('a call for %s rejects the response %j', async (_asked, response, call) => {
  const { client } = fakeServer(json(response))
  await expect(call(client())).rejects.toMatchObject({ kind: 'decode' })
})

const passwords = { password: 'p', newPassword: 'q', confirmation: 'q' }

/** Changes to an account. Akkoma and Pleroma answer each of them with `{"status":"success"}`. */
const changes: readonly (readonly [string, (client: ApiClient) => Promise<unknown>])[] = [
  ['another password', (c) => security.changePassword(c, passwords)],
  ['another address', (c) => security.changeEmail(c, { password: 'p', email: 'a@b.example' })],
  ['the deletion of the account', (c) => security.deleteAccount(c, 'p')],
  ['a move', (c) => security.moveAccount(c, { password: 'p', target: 'a@b' })],
  ['another alias', (c) => aliases.add(c, 'a@b')],
  ['the end of an alias', (c) => aliases.remove(c, 'a@b')],
  ['other settings of notifications', (c) => notificationSettings.put(c, { blockFromStrangers: true })],
]

test.each(changes)('a call for %s has failed unless the server says that it was done', async (_, call) => {
  const { client } = fakeServer(
    ...[{}, null, [], 'success', { status: 'failure' }, { status: 'success' }].map((response) => json(response)),
  )
  const c = client()
  for (let turn = 0; turn < 5; turn += 1) await expect(call(c)).rejects.toMatchObject({ kind: 'decode', status: 200 })
  await expect(call(c)).resolves.toBeUndefined()
})

test.each([
  ...changes,
  ['an import', (c: ApiClient) => imports.importFile(c, 'follows', file)] as const,
  ['a confirmed second factor', (c: ApiClient) => mfa.confirmTotp(c, { password: 'p', code: '1' })] as const,
  ['the end of a second factor', (c: ApiClient) => mfa.disableTotp(c, 'p')] as const,
])('a call for %s that fails with status 200 rejects with the text of the server', async (_, call) => {
  const { client } = fakeServer(json({ error: 'Invalid password.' }))
  await expect(call(client())).rejects.toMatchObject({ kind: 'http', serverText: 'Invalid password.' })
})

test('an import that was not accepted has failed', async () => {
  const { client } = fakeServer(json({}), json('job started'), json('jobs started'))
  const c = client()
  await expect(imports.importFile(c, 'mutes', file)).rejects.toMatchObject({ kind: 'decode' })
  for (let turn = 0; turn < 2; turn += 1) await imports.importFile(c, 'mutes', file)
})

test('an empty optional response is no failure', async () => {
  const lists = [{ aliases: [] }, [], { text: '', spoiler_text: null }, { statuses: [] }]
  const { client } = fakeServer(...lists.map((response) => json(response)))
  const c = client()
  expect(await aliases.list(c)).toEqual([])
  expect(await domainBlocks.list(c)).toEqual([])
  expect(await statusWriting.source(c, status)).toEqual({ text: '', spoilerText: '', contentType: 'text/plain' })
  expect((await search.search(c, 'reeds')).statuses).toEqual([])
})

test('a backup without an address cannot be fetched yet', async () => {
  const { client } = fakeServer(json([{ id: 1, processed: true, url: null }]))
  expect(await backups.list(client())).toMatchObject([{ ready: false }])
})
