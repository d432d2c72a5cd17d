import { expect, test } from 'vitest'
import { decodeFrame, type StreamEvent } from '@rookery/api/stream/decodeFrame'
import { liveWorld } from '#test/liveWorld.ts'
import { frames } from '../../../api/test/recordings.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

const here = liveWorld()

const events = frames().flatMap(({ lines }) =>
  lines.map((line) => decodeFrame(line, 'pond.example')).filter((event): event is StreamEvent => event !== null),
)
const deleted = new Set(events.flatMap((event) => (event.kind === 'delete' ? [event.id] : [])))

test('recorded events of Akkoma reach the timelines, the notifications and the posts', async () => {
  const { session, sockets, show, pass, rows, pending } = here()
  await show('home')
  for (const { lines } of frames()) {
    for (const line of lines) {
      sockets.send(line)
      await pass()
    }
  }
  const home = new Set([...rows(), ...pending()])
  const { rows: notifications, pending: waiting } = feedsOf(session).at('notifications').get()
  const notified = new Set<string>([...waiting, ...notifications.map((row) => row.id)])
  const { statuses } = session.entities
  for (const event of events) {
    if (event.kind === 'update') expect(home.has(event.status.id)).toBe(!deleted.has(event.status.id))
    if (event.kind === 'statusUpdate' && !deleted.has(event.status.id)) {
      expect(statuses.get(event.status.id)?.editedAt).toBe(newestEdit(event.status.id))
    }
    if (event.kind === 'delete') expect(statuses.get(event.id)?.deleted ?? true).toBe(true)
    const about = event.kind === 'notification' && 'status' in event.notification ? (event.notification.status?.id ?? null) : null
    if (event.kind === 'notification') expect(notified.has(event.notification.id)).toBe(about === null || !deleted.has(about))
    if (event.kind === 'conversation' && event.lastStatus) expect(statuses.get(event.lastStatus.id)).toBeDefined()
  }
  expect(events.length).toBeGreaterThan(5)
})

function newestEdit(id: string): string | null {
  const edits = events.flatMap((event) => (event.kind === 'statusUpdate' && event.status.id === id ? (event.status.editedAt ?? []) : []))
  return edits.toSorted().at(-1) ?? null
}
