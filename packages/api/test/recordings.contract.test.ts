import { expect, test } from 'vitest'

import { frames, recordings } from './recordings.ts'
import { decodeAccount } from '../src/wire/account.ts'
import { decodeAdminAccount } from '../src/wire/adminAccount.ts'
import { decodeAnnouncement } from '../src/wire/announcement.ts'
import { decodeAttachment } from '../src/wire/attachment.ts'
import { decodeListedFilter } from '../src/wire/listedFilter.ts'
import { decodeInstance } from '../src/wire/instance.ts'
import { decodeList } from '../src/wire/list.ts'
import { decodeNodeInfo } from '../src/wire/nodeInfo.ts'
import { decodeNotification } from '../src/wire/notification.ts'
import { decodePoll } from '../src/wire/poll.ts'
import { decodeRelationship } from '../src/wire/relationship.ts'
import { decodeReport } from '../src/wire/report.ts'
import { decodeStatus } from '../src/wire/status.ts'
import { decodeStatusEdit } from '../src/wire/statusEdit.ts'
import { decodeTag } from '../src/wire/tag.ts'
import { decodeToken } from '../src/wire/token.ts'
import { decodeUserList } from '../src/wire/userList.ts'
import { decodeFrame } from '../src/stream/decodeFrame.ts'
import { readServerText } from '../src/http/errorBody.ts'
import { fields } from '../src/wire/read.ts'
import type { DecodeError } from '../src/wire/DecodeError.ts'

type Decode = (raw: unknown, dropped: (error: DecodeError) => void) => unknown

const one =
  (decode: (raw: unknown) => unknown): Decode =>
  (raw) =>
    decode(raw)
const list =
  (decode: (raw: unknown) => unknown): Decode =>
  (raw, dropped) =>
    decodeList(raw, decode, dropped)
const below =
  (key: string, decode: Decode): Decode =>
  (raw, dropped) =>
    decode(fields(raw)[key], dropped)

const id = '[^/]+'

/** The kind of entity in each response; the first match counts. */
const kinds: readonly [name: string, request: RegExp, decode: Decode][] = [
  ['statuses', new RegExp(`^(GET|PUT) /api/v1/statuses/${id}$|^POST /api/v1/statuses$`), one(decodeStatus)],
  ['actions on statuses', new RegExp(`^POST /api/v1/statuses/${id}/(un)?(favourite|reblog|bookmark|pin|mute)$`), one(decodeStatus)],
  ['reactions to statuses', new RegExp(`^(PUT|DELETE) /api/v1/pleroma/statuses/${id}/reactions/`), one(decodeStatus)],
  ['timelines', new RegExp(`^GET /api/v1/(timelines/.+|favourites|bookmarks|accounts/${id}/statuses)$`), list(decodeStatus)],
  ['ancestors', new RegExp(`^GET /api/v1/statuses/${id}/context$`), below('ancestors', list(decodeStatus))],
  ['versions', new RegExp(`^GET /api/v1/statuses/${id}/history$`), list(decodeStatusEdit)],
  ['relationships', /^GET \/api\/v1\/accounts\/relationships/, list(decodeRelationship)],
  [
    'people in lists',
    new RegExp(
      `^GET /api/v1/(accounts/search|accounts/${id}/(followers|following)|mutes|blocks|follow_requests|lists/${id}/accounts|statuses/${id}/(favourited|reblogged)_by)$`,
    ),
    list(decodeAccount),
  ],
  ['accounts', new RegExp(`^(GET|PATCH) /api/v1/accounts/(?!familiar|relationships)${id}$`), one(decodeAccount)],
  [
    'changes of relationships',
    new RegExp(
      `^POST /api/v1/(pleroma/)?accounts/${id}/((un)?(follow|block|mute|subscribe)|note|remove_from_followers)$|^POST /api/v1/follow_requests/${id}/`,
    ),
    one(decodeRelationship),
  ],
  ['notifications', /^GET \/api\/v1\/notifications$/, list(decodeNotification)],
  ['one notification', new RegExp(`^GET /api/v1/notifications/${id}$`), one(decodeNotification)],
  ['polls', new RegExp(`^(GET|POST) /api/v1/polls/${id}(/votes)?$`), one(decodePoll)],
  ['media', /^(POST \/api\/v[12]\/media|(GET|PUT) \/api\/v1\/media\/.+)$/, one(decodeAttachment)],
  ['instance', /^GET \/api\/v[12]\/instance$/, one(decodeInstance)],
  ['nodeinfo', /^GET \/nodeinfo\/2/, one(decodeNodeInfo)],
  ['tokens', /^POST \/oauth\/(token|mfa\/challenge)$/, one((raw) => decodeToken(raw, 0))],
  [
    'lists',
    /^(GET|POST) \/api\/v1\/lists$/,
    (raw, dropped) => (Array.isArray(raw) ? decodeList(raw, decodeUserList, dropped) : decodeUserList(raw)),
  ],
  ['a list', new RegExp(`^(GET|PUT) /api/v1/lists/${id}$`), one(decodeUserList)],
  ['filters', /^GET \/api\/v1\/filters$/, list(decodeListedFilter)],
  ['tags', new RegExp(`^(GET|POST) /api/v1/tags/`), one(decodeTag)],
  ['followed tags', /^GET \/api\/v1\/followed_tags$/, list(decodeTag)],
  ['announcements', /^GET \/api\/v1\/(pleroma\/admin\/)?announcements$/, list(decodeAnnouncement)],
  ['an announcement', /^(POST|PATCH) \/api\/v1\/pleroma\/admin\/announcements/, one(decodeAnnouncement)],
  ['reports', /^GET \/api\/v1\/pleroma\/admin\/reports$/, below('reports', list(decodeReport))],
  ['a report', /^GET \/api\/v1\/pleroma\/admin\/reports\//, one(decodeReport)],
  ['activations', /^PATCH \/api\/v1\/pleroma\/admin\/users\/(de)?activate$/, below('users', list(decodeAdminAccount))],
  ['people found', /^GET \/api\/v2\/search$/, below('accounts', list(decodeAccount))],
]

const responded = recordings().filter(
  // A scheduled post is an entity of its own, which the specification has no use for.
  ({ file, status, body }) => status < 300 && isJson(body) && !file.includes('scheduled'),
)

/** Bodies that are not JSON are recorded below a key with an underscore. */
function isJson(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Object.keys(body).some((key) => key.startsWith('_'))
}

/** Paths to values that no decoder may produce. */
function holes(value: unknown, path = ''): string[] {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => holes(inner, `${path}.${key}`))
}

for (const [name, , decode] of kinds) {
  const files = responded.filter(({ method, path }) => {
    const first = kinds.find(([, pattern]) => pattern.test(`${method} ${path}`))
    return first?.[0] === name
  })
  test.each(files)(`${name}: every recorded response is read completely ($file)`, ({ body }) => {
    const dropped: DecodeError[] = []
    const value = decode(body, (error) => dropped.push(error))
    expect(dropped).toEqual([])
    expect(holes(value)).toEqual([])
  })
}

const bare = recordings().filter(({ file }) => file.startsWith('notifications/by_type/'))

test.each(bare)('a notification of each type is known by its type ($file)', ({ body }) => {
  const notification = decodeNotification(body)
  expect(notification.type).not.toBe('unknown')
  expect(notification.account).not.toBeNull()
  expect(holes(notification)).toEqual([])
})

test.each(frames())('every recorded frame is understood ($file)', ({ lines }) => {
  for (const line of lines) {
    const event = decodeFrame(line, 'pond.example')
    expect(event?.kind).not.toBe('ignored')
    expect(event?.kind).not.toBe('unknown')
    expect(holes(event)).toEqual([])
  }
})

const rejected = recordings().filter(({ status, body }) => status >= 400 && isJson(body))

test.each(rejected)('every recorded rejection has a text for people ($file)', ({ body }) => {
  expect(readServerText(body)).toMatch(/^[^<{][^<]*$/)
})

test('there are recordings to read', () => {
  expect(responded.length).toBeGreaterThan(40)
  expect(frames().length).toBeGreaterThan(4)
})
