import { escapeHtml } from '../text/escapeHtml.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import type { CastMember } from './cast.ts'
import type { World } from './World.ts'

const hour = 3_600_000
const day = 24 * hour

/** An account that staff has deactivated: hidden from others, and without activity. */
export const lockedOut: CastMember = {
  acct: 'nestdeals',
  name: 'NEST DEALS 🥚 -80%',
  bio: 'Nests. New, nearly new, nearly nests. Ask about bulk.',
  subjects: ['birds'],
  voice: 'plain',
  pace: 0,
  avatar: 'tiles',
  hue: 48,
  header: 'tiles',
}

interface PlannedReport {
  by: string
  about: string
  ago: number
  text: string
  posts: readonly StatusRow[]
  state?: 'closed' | 'resolved'
  notes?: readonly { by: 'ada' | 'mona'; text: string }[]
}

/** Open and resolved reports with notes, a deactivated account, and two with policy tags. */
export function addReports(world: World): void {
  const { account, now, post } = world
  world.addPerson(lockedOut, now - 12 * day)
  account(lockedOut.acct).is_active = 0
  const offers = [
    'LAST CHANCE. Nests from 0.80. They are going FAST (they are nests, they are not going anywhere).',
    'Dear #birds, you are overpaying for nests. nestdeals.example',
    'Whoever repeats this gets a twig.',
  ].map((text, index) => post({ author: lockedOut.acct, at: now - 3 * day + index * hour, text }))
  account('z').tags_json = JSON.stringify(['mrf_tag:force-unlisted'])
  account('wilhelm@heath.example').tags_json = JSON.stringify(['mrf_tag:media-force-nsfw'])
  for (const report of planned(world, offers)) addReport(world, report)
}

function planned({ account, now, statuses }: World, offers: readonly StatusRow[]): PlannedReport[] {
  /** The account's latest posts at the time of the report. */
  const latest = (acct: string, count: number, ago: number) => {
    const { id } = account(acct)
    const open = statuses.filter((row) => row.account_id === id && row.reblog_of_id === null && row.visibility === 'public')
    return open
      .filter((row) => row.created_at < now - ago)
      .toSorted((a, b) => a.created_at - b.created_at)
      .slice(-count)
  }
  return [
    {
      by: 'petra',
      about: 'z',
      ago: 5 * hour,
      text: 'Answers every post about beans with "beans". It has been three weeks.',
      posts: latest('z', 3, 5 * hour),
      notes: [{ by: 'mona', text: 'Asked z to stop. The answer was "beans".' }],
    },
    {
      by: 'hiroko',
      about: 'wilhelm@heath.example',
      ago: 19 * hour,
      text: 'Puts pictures of taxidermy under #birds without a warning.\nMy daughter reads along.',
      posts: latest('wilhelm@heath.example', 1, 19 * hour),
    },
    { by: 'ines@marsh.example', about: 'four_am', ago: 30 * hour, text: '', posts: latest('four_am', 2, 30 * hour) },
    {
      by: 'wren',
      about: lockedOut.acct,
      ago: 2 * day,
      text: 'Sells nests. Some of them were in use.',
      posts: offers.slice(0, 2),
      state: 'resolved',
      notes: [
        { by: 'mona', text: 'Same text to nine people within the hour.' },
        { by: 'ada', text: 'Locked out. The address belongs to a list that I know.' },
      ],
    },
    {
      by: 'fern',
      about: lockedOut.acct,
      ago: 2.2 * day,
      text: 'Spam',
      posts: offers.slice(2),
      state: 'resolved',
      notes: [{ by: 'ada', text: 'See the other one.' }],
    },
    {
      by: 'theo',
      about: 'noam',
      ago: 6 * day,
      text: 'He called my synthesizer a toy.',
      posts: latest('noam', 1, 6 * day),
      state: 'closed',
      notes: [{ by: 'mona', text: 'I have seen it. It is a toy.' }],
    },
  ]
}

function addReport({ account, add, idAt, notify, now }: World, { about, ago, by, notes = [], posts, state, text }: PlannedReport): void {
  const at = now - ago
  const id = idAt(at)
  add('reports', {
    id,
    account_id: account(by).id,
    target_id: account(about).id,
    content: escapeHtml(text),
    status_ids_json: JSON.stringify(posts.map((row) => row.id)),
    state: state ?? 'open',
    created_at: at,
  })
  for (const [index, note] of notes.entries())
    add('report_notes', { report_id: id, account_id: account(note.by).id, content: note.text, created_at: at + (index + 1) * hour })
  for (const staff of ['mona', 'ada']) notify('pleroma:report', staff, by, at, { report_id: id })
}
