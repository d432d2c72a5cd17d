import { decodeAccount } from '@rookery/api/wire/account'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { renderPage } from '#test/renderPage.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { resizePage } from '#test/resizePage.ts'

const at = '2026-03-02T12:00:00.000Z'
const person = (id: string, acct: string, display_name: string) => ({
  id,
  username: acct.split('@')[0],
  acct,
  display_name,
  url: `https://pond.example/users/${id}`,
})
const post = {
  id: 'P1',
  uri: 'P1',
  account: person('H1', 'heron', 'Heron'),
  created_at: at,
  content: '<p>A duck</p>',
  visibility: 'public',
}

/** Two people of one name, one whose name has no end, one whose name runs from right to left, one whose handle has no end, and one whose
 * name has a Cyrillic letter. */
const people = [
  person('H1', 'heron', 'Heron'),
  person('H2', 'heron@evil.example', 'Heron'),
  person('H3', 'long@pond.example', 'Name '.repeat(100)),
  person('H4', 'ada@pond.example', 'عدا \u202e'),
  person('H5', `${'x'.repeat(200)}@pond.example`, 'Heron'),
  person('H6', 'аda@pond.example', 'Heron'),
]

/** Each handle within its line: whether it is after the name or below it and ends within the box, and whether its beginning is seen. */
function handles(lines: readonly Element[]) {
  return lines.map((line) => {
    const handle = line.querySelector('bdi[dir=ltr]')
    const name = line.querySelector('bdi:not([dir])')
    if (!handle || !name) return null
    const [shown, before, box, row] = [handle, name, line, handle.parentElement].map((element) => element?.getBoundingClientRect())
    if (!shown || !before || !box || !row) return null
    const isApart = shown.left >= before.right || shown.top >= before.top + before.height / 2
    const fits = isApart && shown.right <= box.right + 0.5 && shown.height < 30
    return { text: handle.textContent, fits, seen: shown.width >= 30 && shown.top < row.bottom }
  })
}

const expected = people.map(({ acct }) => ({ text: `@${acct.replace('аda', 'xn--da-6kc')}`, fits: true, seen: true }))

/** In the narrow column next to the page a long name takes the room of its handle. */
const expectedBeside = expected.map((one, index) => ({ ...one, seen: people[index]?.id !== 'H3' }))

test.each([390, 1440])(
  'accounts with the same name are distinguished in notifications and where they repeat, %i pixels wide',
  async (width) => {
    await resizePage(width, 1200)
    await renderPage(width === 390 ? '/users/ada/interactions#likes' : '/main/friends', {
      as: 'ada',
      responses: {
        'GET /api/v1/timelines/home': people.map((account, index) => ({
          ...post,
          id: `R${9 - index}`,
          uri: `R${index}`,
          account,
          content: '',
          reblog: { ...post, id: `P${index}`, uri: `P${index}` },
        })),
        'GET /api/v1/notifications': people.map((account, index) => ({
          id: String(9 - index),
          type: 'favourite',
          created_at: at,
          account,
          // Each has its own post: notifications of one post would be grouped.
          status: { ...post, id: `N${index}`, uri: `N${index}` },
        })),
      },
    })
    const notified = () => [...document.querySelectorAll('[data-notification] p')]
    await expect.poll(() => notified().length).toBe(people.length)
    expect(handles(notified())).toEqual(width === 390 ? expected : expectedBeside)
    if (width === 390) return
    await expect.poll(() => document.querySelectorAll('[data-repeaters]').length).toBe(people.length)
    expect(handles([...document.querySelectorAll('[data-repeaters]')])).toEqual(expected)
  },
)

test.each(['ltr', 'rtl'])('the beginning of an endless handle shows, %s', async (direction) => {
  const session = await openQuietSession()
  const account = decodeAccount(person('H5', `${'x'.repeat(200)}@pond.example`, 'Heron'))
  session.entities.receive({ accounts: [account] })
  await render(
    <InSession session={session}>
      <div dir={direction} style={{ inlineSize: 300 }}>
        <AccountSummary id={account.id} isLabel />
      </div>
    </InSession>,
  )
  const handle = page.getByText(/^@x+@pond/)
  await expect.element(handle).toBeVisible()
  const letters = handle.element().firstChild
  const box = handle.element().parentElement?.getBoundingClientRect()
  if (!letters || !box) throw new Error('The handle has no letters or no box.')
  const first = document.createRange()
  first.setStart(letters, 0)
  first.setEnd(letters, 1)
  expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left - 0.5)
})
