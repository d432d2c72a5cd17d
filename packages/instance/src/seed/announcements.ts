import type { World } from './World.ts'

const day = 86_400_000

/** Announcements of the server. */
export function addAnnouncements({ add, now }: World): void {
  const entries = [
    {
      id: '1',
      text: 'The server moves to a larger cupboard on Sunday between 06:00 and 06:20. Posts wait in line meanwhile.',
      ago: 2,
      startsAt: now + 3 * day,
      endsAt: now + 3 * day + 1_200_000,
    },
    { id: '2', text: 'New emoji: :puffin: :teapot: :rook_party: — thank you, Fern.', ago: 9, startsAt: null, endsAt: null },
  ]
  for (const { id, text, ago, startsAt, endsAt } of entries) {
    const at = now - ago * day
    add('announcements', {
      id,
      raw_content: text,
      content: `<p>${text}</p>`,
      starts_at: startsAt,
      ends_at: endsAt,
      all_day: 0,
      published_at: at,
      updated_at: at,
    })
  }
}
