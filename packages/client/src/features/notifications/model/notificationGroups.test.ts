import type { AccountId, NotificationId, StatusId } from '@rookery/api/wire/model'
import type { NotificationType } from '@rookery/api/wire/notification'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingsTable } from '#features/settings/model/settingsTable.ts'
import { groupNotifications, type Groupable } from './notificationGroups.ts'

// Ids come from servers; here they are made up.
const idOf = (index: number) => String(1000 - index) as NotificationId
const all = settingsTable.notificationGrouping.defaultValue
const hour = 3600 * 1000
const start = Date.parse('2026-03-02T12:00:00.000Z')

const types: readonly NotificationType[] = ['mention', 'favourite', 'reblog', 'reaction', 'follow', 'poll', 'unknown']
const grouped: readonly NotificationType[] = ['favourite', 'reblog', 'reaction', 'follow']

/** A list, newest first: the type, post and account of each, and its distance from the one above in hours. */
const list = fc
  .array(
    fc.record({
      type: fc.constantFrom(...types),
      post: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 6 }),
      by: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 8 }),
      hours: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 40 },
  )
  .map((entries) => {
    let at = start
    return new Map<NotificationId, Groupable>(
      entries.map(({ type, post, by, hours }, index) => {
        at -= hours * hour
        return [
          idOf(index),
          {
            type,
            statusId: post === null || type === 'follow' ? null : (`p${post}` as StatusId),
            accountId: by === null ? null : (`a${by}` as AccountId),
            createdAt: new Date(at).toISOString(),
          },
        ]
      }),
    )
  })
const switches = fc.record({ likes: fc.boolean(), repeats: fc.boolean(), emojiReactions: fc.boolean(), follows: fc.boolean() })
const groupsOf = (known: ReadonlyMap<NotificationId, Groupable>, grouping = all) =>
  groupNotifications([...known.keys()], (id) => known.get(id), grouping)

describe('any list of notifications, grouped', () => {
  test('each is in exactly one row, the newest of a row names it, and its order is kept', () => {
    fc.assert(
      fc.property(list, switches, (known, grouping) => {
        const rows = groupsOf(known, grouping)
        const order = [...known.keys()]
        expect(rows.flatMap(({ members }) => members).toSorted()).toEqual(order.toSorted())
        for (const { id, members } of rows) {
          expect(members[0]).toBe(id)
          expect(members).toEqual(order.filter((other) => members.includes(other)))
        }
        expect(rows.map(({ id }) => id)).toEqual(order.filter((id) => rows.some((row) => row.id === id)))
      }),
    )
  })

  test('notifications of other types are single rows and never move down', () => {
    fc.assert(
      fc.property(list, switches, (known, grouping) => {
        const rows = groupsOf(known, grouping)
        for (const [place, [id, { type }]] of [...known].entries()) {
          if (grouped.includes(type)) continue
          const at = rows.findIndex((row) => row.id === id)
          expect(rows[at]?.members).toEqual([id])
          expect(at).toBeLessThanOrEqual(place)
        }
      }),
    )
  })

  test('a row has one type about one post, or follows within a day', () => {
    fc.assert(
      fc.property(list, (known) => {
        for (const { id, members } of groupsOf(known)) {
          const lead = known.get(id)
          for (const member of members) {
            const other = known.get(member)
            expect([other?.type, other?.statusId]).toEqual([lead?.type, lead?.statusId])
            if (other?.type === 'follow' && member !== id)
              expect(Date.parse(lead?.createdAt ?? '') - Date.parse(other.createdAt)).toBeLessThan(24 * hour)
          }
        }
      }),
    )
  })

  test('types that are off are not grouped, and grouping twice changes nothing', () => {
    fc.assert(
      fc.property(list, (known) => {
        const none = { likes: false, repeats: false, emojiReactions: false, follows: false }
        expect(groupsOf(known, none).map(({ members }) => members.length)).toEqual([...known].map(() => 1))
        const leads = groupsOf(known).map(({ id }) => id)
        const again = groupNotifications(leads, (id) => known.get(id), all)
        const follows = leads.filter((id) => known.get(id)?.type === 'follow')
        // Leads of follows are a day apart.
        expect(again.length).toBe(leads.length)
        expect(follows.every((id) => again.some((row) => row.id === id))).toBe(true)
      }),
    )
  })
})
