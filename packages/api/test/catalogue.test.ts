import { expect, test } from 'vitest'

import * as accounts from '../src/calls/accounts.ts'
import * as adminAccounts from '../src/calls/adminAccounts.ts'
import * as adminAnnouncements from '../src/calls/adminAnnouncements.ts'
import * as adminReports from '../src/calls/adminReports.ts'
import * as adminStatuses from '../src/calls/adminStatuses.ts'
import * as aliases from '../src/calls/aliases.ts'
import * as announcements from '../src/calls/announcements.ts'
import * as backups from '../src/calls/backups.ts'
import * as bookmarkFolders from '../src/calls/bookmarkFolders.ts'
import * as bookmarks from '../src/calls/bookmarks.ts'
import * as domainBlocks from '../src/calls/domainBlocks.ts'
import * as filters from '../src/calls/filters.ts'
import * as followRequests from '../src/calls/followRequests.ts'
import * as imports from '../src/calls/imports.ts'
import * as lists from '../src/calls/lists.ts'
import * as mascot from '../src/calls/mascot.ts'
import * as media from '../src/calls/media.ts'
import * as mfa from '../src/calls/mfa.ts'
import * as mutesAndBlocks from '../src/calls/mutesAndBlocks.ts'
import * as notificationMarks from '../src/calls/notificationMarks.ts'
import * as notificationSettings from '../src/calls/notificationSettings.ts'
import { openReports } from '../src/calls/openReports.ts'
import * as polls from '../src/calls/polls.ts'
import * as push from '../src/calls/push.ts'
import * as reactions from '../src/calls/reactions.ts'
import * as registration from '../src/calls/registration.ts'
import * as reports from '../src/calls/reports.ts'
import * as search from '../src/calls/search.ts'
import * as security from '../src/calls/security.ts'
import * as settingsProfiles from '../src/calls/settingsProfiles.ts'
import * as statusDetails from '../src/calls/statusDetails.ts'
import * as statuses from '../src/calls/statuses.ts'
import * as statusWriting from '../src/calls/statusWriting.ts'
import * as tags from '../src/calls/tags.ts'
import * as tokens from '../src/calls/tokens.ts'
import * as translation from '../src/calls/translation.ts'
import { fakeServer, json } from './fakeServer.ts'
import type { ApiClient } from '../src/http/client.ts'
import type { AccountId, AttachmentId, BookmarkFolderId, ListId, NotificationId, PollId, StatusId } from '../src/wire/model.ts'

// Ids come from servers; here they are made up.
const account = 'A7' as AccountId
const status = 'B0' as StatusId
const list = '12' as ListId
const folder = '7' as BookmarkFolderId

const one = { id: '1', account: { id: '2' }, name: 'x' }

type Row = readonly [asked: string, body: string, answer: unknown, call: (client: ApiClient) => Promise<unknown>]

const rows: readonly Row[] = [
  ['GET /api/v1/statuses/B0', '', one, (c) => statuses.get(c, status)],
  [
    'PUT /api/v1/statuses/B0',
    '{"status":"x","spoiler_text":"","sensitive":false,"media_ids":["3"]}',
    one,
    (c) => statusWriting.edit(c, status, { text: 'x', spoilerText: '', sensitive: false, mediaIds: ['3' as AttachmentId] }),
  ],
  ['POST /api/v1/statuses/B0/unfavourite', '', one, (c) => statuses.unfavourite(c, status)],
  ['POST /api/v1/statuses/B0/unreblog', '', one, (c) => statuses.unreblog(c, status)],
  ['POST /api/v1/statuses/B0/bookmark', '', one, (c) => bookmarks.bookmark(c, status)],
  ['POST /api/v1/statuses/B0/bookmark', 'folder_id=7', one, (c) => bookmarks.bookmark(c, status, { folder })],
  ['POST /api/v1/statuses/B0/unbookmark', '', one, (c) => bookmarks.unbookmark(c, status)],
  ['POST /api/v1/statuses/B0/pin', '', one, (c) => statuses.pin(c, status)],
  ['POST /api/v1/statuses/B0/unpin', '', one, (c) => statuses.unpin(c, status)],
  ['POST /api/v1/statuses/B0/mute', '', one, (c) => statuses.mute(c, status)],
  ['POST /api/v1/statuses/B0/unmute', '', one, (c) => statuses.unmute(c, status)],
  ['GET /api/v1/statuses/B0/history', '', [one], (c) => statusDetails.history(c, status)],
  ['GET /api/v1/statuses/B0/favourited_by', '', [one], (c) => statusDetails.favouritedBy(c, status)],
  ['GET /api/v1/statuses/B0/reblogged_by', '', [one], (c) => statusDetails.rebloggedBy(c, status)],
  ['GET /api/v1/pleroma/statuses/B0/reactions', '', [one], (c) => reactions.list(c, status)],
  ['PUT /api/v1/pleroma/statuses/B0/reactions/🌊', '', one, (c) => reactions.add(c, status, '🌊')],
  ['DELETE /api/v1/pleroma/statuses/B0/reactions/wave@river.example', '', one, (c) => reactions.remove(c, status, 'wave@river.example')],
  ['GET /api/v1/polls/4', '', one, (c) => polls.get(c, '4' as PollId)],
  ['POST /api/v1/polls/4/votes', '{"choices":[0,2]}', one, (c) => polls.vote(c, '4' as PollId, [0, 2])],
  ['PUT /api/v1/media/3', '{"description":"reeds"}', one, (c) => media.describe(c, '3' as AttachmentId, 'reeds')],
  [
    'POST /api/v1/reports',
    '{"account_id":"A7","status_ids":["B0"],"comment":"spam","forward":false}',
    one,
    (c) => reports.create(c, { accountId: account, statusIds: [status], comment: 'spam', forward: false }),
  ],
  [
    'GET /api/v2/search?q=reeds&type=statuses&resolve=true&with_relationships=true',
    '',
    { statuses: [] },
    (c) => search.search(c, 'reeds', { type: 'statuses', resolve: true }),
  ],
  ['GET /api/v1/accounts/search?q=her&resolve=true', '', [one], (c) => accounts.search(c, 'her', { resolve: true })],
  ['POST /api/v1/accounts/A7/follow', '{"reblogs":false}', one, (c) => accounts.follow(c, account, { reblogs: false })],
  ['POST /api/v1/accounts/A7/unfollow', '', one, (c) => accounts.unfollow(c, account)],
  ['POST /api/v1/accounts/A7/block', '', one, (c) => accounts.block(c, account)],
  ['POST /api/v1/accounts/A7/unblock', '', one, (c) => accounts.unblock(c, account)],
  ['POST /api/v1/accounts/A7/unmute', '', one, (c) => accounts.unmute(c, account)],
  ['POST /api/v1/accounts/A7/remove_from_followers', '', one, (c) => accounts.removeFromFollowers(c, account)],
  ['POST /api/v1/accounts/A7/note', 'comment=met', one, (c) => accounts.note(c, account, 'met')],
  ['POST /api/v1/pleroma/accounts/A7/subscribe', '', one, (c) => accounts.subscribe(c, account)],
  ['POST /api/v1/pleroma/accounts/A7/unsubscribe', '', one, (c) => accounts.unsubscribe(c, account)],
  [
    'GET /api/v1/accounts/A7/followers?limit=20&with_relationships=true&max_id=9',
    '',
    [one],
    (c) => accounts.followers(c, account, { cursor: { max_id: '9' } }),
  ],
  ['GET /api/v1/accounts/A7/following?limit=20&with_relationships=true', '', [one], (c) => accounts.following(c, account)],
  ['POST /api/v1/notifications/5/dismiss', '', {}, (c) => notificationMarks.dismiss(c, '5' as NotificationId)],
  ['POST /api/v1/notifications/clear', '', {}, (c) => notificationMarks.clear(c)],
  [
    'PUT /api/pleroma/notification_settings',
    'block_from_strangers=true',
    { status: 'success' },
    (c) => notificationSettings.put(c, { blockFromStrangers: true }),
  ],
  ['GET /api/v1/follow_requests?max_id=3', '', [one], (c) => followRequests.list(c, { cursor: { max_id: '3' } })],
  ['POST /api/v1/follow_requests/A7/authorize', '', one, (c) => followRequests.authorize(c, account)],
  ['POST /api/v1/follow_requests/A7/reject', '', one, (c) => followRequests.reject(c, account)],
  ['GET /api/v1/tags/tides', '', one, (c) => tags.get(c, 'tides')],
  ['POST /api/v1/tags/tides/follow', '', one, (c) => tags.follow(c, 'tides')],
  ['POST /api/v1/tags/tides/unfollow', '', one, (c) => tags.unfollow(c, 'tides')],
  ['GET /api/v1/followed_tags', '', [one], (c) => tags.followed(c)],
  ['GET /api/v1/lists', '', [one], (c) => lists.all(c)],
  [
    'POST /api/v1/lists',
    '{"title":"Friends","exclusive":true,"replies_policy":"none"}',
    one,
    (c) => lists.create(c, 'Friends', { exclusive: true, repliesPolicy: 'none' }),
  ],
  ['GET /api/v1/pleroma/bookmark_folders', '', [one], (c) => bookmarkFolders.all(c)],
  ['POST /api/v1/pleroma/bookmark_folders', '{"name":"Cakes"}', one, (c) => bookmarkFolders.create(c, { name: 'Cakes', emoji: null })],
  [
    'PATCH /api/v1/pleroma/bookmark_folders/7',
    '{"name":"Pies","emoji":"🥧"}',
    one,
    (c) => bookmarkFolders.change(c, folder, { name: 'Pies', emoji: '🥧' }),
  ],
  ['DELETE /api/v1/pleroma/bookmark_folders/7', '', {}, (c) => bookmarkFolders.remove(c, folder)],
  ['GET /api/v1/accounts/A7/lists', '', [one], (c) => lists.ofAccount(c, account)],
  ['POST /api/v1/lists', '{"title":"Friends"}', one, (c) => lists.create(c, 'Friends')],
  ['GET /api/v1/lists/12', '', one, (c) => lists.get(c, list)],
  ['PUT /api/v1/lists/12', '{"title":"Family"}', one, (c) => lists.rename(c, list, 'Family')],
  ['DELETE /api/v1/lists/12', '', {}, (c) => lists.remove(c, list)],
  ['GET /api/v1/lists/12/accounts?limit=80', '', [one], (c) => lists.accounts(c, list)],
  ['POST /api/v1/lists/12/accounts', '{"account_ids":["A7"]}', {}, (c) => lists.addAccounts(c, list, [account])],
  ['DELETE /api/v1/lists/12/accounts?account_ids[]=A7', '', {}, (c) => lists.removeAccounts(c, list, [account])],
  ['GET /api/v1/mutes?with_relationships=true', '', [one], (c) => mutesAndBlocks.mutes(c)],
  ['GET /api/v1/blocks?with_relationships=true&max_id=3', '', [one], (c) => mutesAndBlocks.blocks(c, { cursor: { max_id: '3' } })],
  ['GET /api/v1/filters', '', [{ phrase: 'x' }], (c) => filters.list(c)],
  ['GET /api/v1/domain_blocks', '', ['a.example'], (c) => domainBlocks.list(c)],
  ['POST /api/v1/domain_blocks', '{"domain":"a.example"}', {}, (c) => domainBlocks.add(c, 'a.example')],
  ['DELETE /api/v1/domain_blocks?domain=a.example', '', {}, (c) => domainBlocks.remove(c, 'a.example')],
  ['GET /api/v1/announcements', '', [one], (c) => announcements.list(c)],
  ['POST /api/v1/announcements/1/dismiss', '', {}, (c) => announcements.dismiss(c, '1')],
  ['GET /api/v1/akkoma/frontend_settings/pleroma-fe', '', [{ name: 'default', version: 2 }], (c) => settingsProfiles.list(c, 'pleroma-fe')],
  [
    'GET /api/v1/akkoma/frontend_settings/pleroma-fe/default',
    '',
    { settings: {}, version: 2 },
    (c) => settingsProfiles.get(c, 'pleroma-fe', 'default'),
  ],
  [
    'PUT /api/v1/akkoma/frontend_settings/rookery/a b',
    '{"settings":{"a":null},"version":3}',
    { a: null },
    (c) => settingsProfiles.put(c, 'rookery', 'a b', { settings: { a: null }, version: 3 }),
  ],
  [
    'DELETE /api/v1/akkoma/frontend_settings/rookery/default',
    '',
    { deleted: 'ok' },
    (c) => settingsProfiles.remove(c, 'rookery', 'default'),
  ],
  ['GET /api/v1/akkoma/translation/languages', '', {}, (c) => translation.languages(c, 'pairs')],
  ['GET /api/v1/instance/translation_languages', '', {}, (c) => translation.languages(c, 'post')],
  ['GET /api/pleroma/aliases', '', { aliases: [] }, (c) => aliases.list(c)],
  ['PUT /api/pleroma/aliases', '{"alias":"a@b.example"}', { status: 'success' }, (c) => aliases.add(c, 'a@b.example')],
  ['DELETE /api/pleroma/aliases?alias=a@b.example', '', { status: 'success' }, (c) => aliases.remove(c, 'a@b.example')],
  [
    'POST /api/pleroma/change_email',
    '{"password":"p","email":"a@b"}',
    { status: 'success' },
    (c) => security.changeEmail(c, { password: 'p', email: 'a@b' }),
  ],
  [
    'POST /api/pleroma/change_password',
    '{"password":"p","new_password":"q","new_password_confirmation":"r"}',
    { status: 'success' },
    (c) => security.changePassword(c, { password: 'p', newPassword: 'q', confirmation: 'r' }),
  ],
  ['POST /api/pleroma/delete_account', '{"password":"p"}', { status: 'success' }, (c) => security.deleteAccount(c, 'p')],
  [
    'POST /api/pleroma/move_account',
    '{"password":"p","target_account":"a@b"}',
    { status: 'success' },
    (c) => security.moveAccount(c, { password: 'p', target: 'a@b' }),
  ],
  ['GET /api/oauth_tokens.json', '', [one], (c) => tokens.list(c)],
  ['DELETE /api/oauth_tokens/7', '', '', (c) => tokens.revoke(c, '7')],
  ['GET /api/pleroma/accounts/mfa', '', { settings: {} }, (c) => mfa.settings(c)],
  ['GET /api/pleroma/accounts/mfa/setup/totp', '', { key: 'K', provisioning_uri: 'otpauth://x' }, (c) => mfa.setupTotp(c)],
  [
    'POST /api/pleroma/accounts/mfa/confirm/totp',
    '{"password":"p","code":"1"}',
    {},
    (c) => mfa.confirmTotp(c, { password: 'p', code: '1' }),
  ],
  ['DELETE /api/pleroma/accounts/mfa/totp', '{"password":"p"}', {}, (c) => mfa.disableTotp(c, 'p')],
  ['GET /api/pleroma/accounts/mfa/backup_codes', '', { codes: ['c'] }, (c) => mfa.newBackupCodes(c)],
  ['GET /api/v1/pleroma/backups', '', [one], (c) => backups.list(c)],
  ['POST /api/v1/pleroma/backups', '', [one], (c) => backups.create(c)],
  ['GET /api/v1/pleroma/mascot', '', { id: 'default-mascot', url: '/images/fox.png' }, (c) => mascot.get(c)],
  ['PUT /api/v1/pleroma/mascot', '[file]', { id: '1', url: '/m.png' }, (c) => mascot.set(c, new Blob(['x']))],
  ['POST /api/pleroma/follow_import', '[list]', 'job started', (c) => imports.importFile(c, 'follows', new Blob(['a@b']))],
  ['POST /api/pleroma/blocks_import', '[list]', 'job started', (c) => imports.importFile(c, 'blocks', new Blob(['a@b']))],
  ['POST /api/pleroma/mutes_import', '[list]', 'job started', (c) => imports.importFile(c, 'mutes', new Blob(['a@b']))],
  [
    'POST /api/v1/push/subscription/',
    '{"subscription":{"endpoint":"https://push.example","keys":{"p256dh":"k","auth":"a"}},"data":{"alerts":{"follow":true,"favourite":true,"mention":true,"reblog":true,"move":true}}}',
    one,
    (c) =>
      push.subscribe(
        c,
        { endpoint: 'https://push.example', keys: { p256dh: 'k', auth: 'a' } },
        { follow: true, favourite: true, mention: true, reblog: true, move: true },
      ),
  ],
  ['DELETE /api/v1/push/subscription/', '', {}, (c) => push.unsubscribe(c)],
  ['POST /auth/password?email=a@b', '', '', (c) => registration.requestPasswordReset(c, 'a@b')],
  ['POST /api/v1/pleroma/accounts/confirmation_resend?email=a@b', '', '', (c) => registration.resendConfirmation(c, 'a@b')],
  [
    'GET /api/v1/pleroma/admin/reports?state=open&page=2&page_size=50',
    '',
    { reports: [one], total: 1 },
    (c) => adminReports.list(c, { state: 'open', page: 2, pageSize: 50 }),
  ],
  ['GET /api/v1/pleroma/admin/reports?state=open&page_size=1', '', { reports: [one], total: 1 }, (c) => openReports(c)],
  ['GET /api/v1/pleroma/admin/reports/R1', '', one, (c) => adminReports.show(c, 'R1')],
  ['GET /api/v1/pleroma/admin/users/bob@far.example', '', one, (c) => adminAccounts.show(c, 'bob@far.example')],
  [
    'PUT /api/v1/pleroma/admin/statuses/S1',
    '{"sensitive":true,"visibility":"unlisted"}',
    one,
    (c) => adminStatuses.change(c, 'S1', { sensitive: true, visibility: 'unlisted' }),
  ],
  [
    'PATCH /api/v1/pleroma/admin/reports',
    '{"reports":[{"id":"R1","state":"resolved"}]}',
    '',
    (c) => adminReports.setState(c, 'R1', 'resolved'),
  ],
  ['POST /api/v1/pleroma/admin/reports/R1/notes', '{"content":"second time"}', '', (c) => adminReports.addNote(c, 'R1', 'second time')],
  ['DELETE /api/v1/pleroma/admin/reports/R1/notes/3', '', '', (c) => adminReports.removeNote(c, 'R1', '3')],
  [
    'PUT /api/v1/pleroma/admin/users/tag',
    '{"nicknames":["bob"],"tags":["mrf_tag:sandbox"]}',
    '',
    (c) => adminAccounts.addTags(c, ['bob'], ['mrf_tag:sandbox']),
  ],
  [
    'DELETE /api/v1/pleroma/admin/users/tag',
    '{"nicknames":["bob"],"tags":["mrf_tag:sandbox"]}',
    '',
    (c) => adminAccounts.removeTags(c, ['bob'], ['mrf_tag:sandbox']),
  ],
  [
    'POST /api/v1/pleroma/admin/users/bob/permission_group/moderator',
    '',
    { is_moderator: true },
    (c) => adminAccounts.grant(c, 'bob', 'moderator'),
  ],
  [
    'DELETE /api/v1/pleroma/admin/users/bob/permission_group/admin',
    '',
    { is_admin: false },
    (c) => adminAccounts.revoke(c, 'bob', 'admin'),
  ],
  ['DELETE /api/v1/pleroma/admin/users?nickname=bob', '', ['bob'], (c) => adminAccounts.remove(c, 'bob')],
  ['PATCH /api/v1/pleroma/admin/users/activate', '{"nicknames":["bob"]}', { users: [one] }, (c) => adminAccounts.activate(c, ['bob'])],
  ['PATCH /api/v1/pleroma/admin/users/deactivate', '{"nicknames":["bob"]}', { users: [one] }, (c) => adminAccounts.deactivate(c, ['bob'])],
  ['GET /api/v1/pleroma/admin/announcements', '', [one], (c) => adminAnnouncements.list(c)],
  [
    'POST /api/v1/pleroma/admin/announcements',
    '{"content":"x","starts_at":null,"ends_at":null,"all_day":true}',
    one,
    (c) => adminAnnouncements.create(c, { content: 'x', startsAt: null, endsAt: null, allDay: true }),
  ],
  [
    'PATCH /api/v1/pleroma/admin/announcements/1',
    '{"content":"x","starts_at":null,"ends_at":null,"all_day":true}',
    one,
    (c) => adminAnnouncements.change(c, '1', { content: 'x', startsAt: null, endsAt: null, allDay: true }),
  ],
  ['DELETE /api/v1/pleroma/admin/announcements/1', '', {}, (c) => adminAnnouncements.remove(c, '1')],
]

/** The rows of one subject: `lists`, `admin/users`. */
const bySubject = new Map<string, readonly Row[]>()
for (const row of rows) {
  const subject = /^\w+ (?:\/api)?\/(?:v\d\/)?(?:pleroma\/|akkoma\/)?((?:admin\/)?\w+)/.exec(row[0])?.[1] ?? ''
  bySubject.set(subject, [...(bySubject.get(subject) ?? []), row])
}

test.each([...bySubject])('calls about %s send the requests of the table', async (_subject, calls) => {
  for (const [address, body, response, call] of calls) {
    const { asked, client } = fakeServer(response === '' ? new Response(null, { status: 204 }) : json(response))
    await call(client())
    const [request] = asked
    const sent = `${request?.method} ${decodeURIComponent(`${request?.url.pathname}${request?.url.search}`)}`
    expect([sent, decodeURIComponent(request?.body ?? '')]).toEqual([address, body])
  }
})
