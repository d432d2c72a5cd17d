import { decodeAccount } from '@rookery/api/wire/account'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { AccountDetails } from './AccountDetails.tsx'

test('a bio on a card begins at the side of its own script', async () => {
  const session = await openQuietSession()
  const bios = { ltr: 'أكتب عن الطيور', rtl: 'I write about birds' }
  const accounts = Object.entries(bios).map(([id, note]) => decodeAccount({ id, username: id, acct: id, note }))
  session.entities.receive({ accounts })
  await render(
    <InSession session={session}>
      {accounts.map(({ id }) => (
        <div key={id} dir={id} style={{ inlineSize: 300 }}>
          <AccountDetails id={id} />
        </div>
      ))}
    </InSession>,
  )
  const spaces = Object.values(bios).map((words) => {
    const bio = page.getByText(words).element()
    const letters = document.createRange()
    letters.selectNodeContents(bio)
    const [drawn, box] = [letters, bio].map((part) => part.getBoundingClientRect())
    if (!drawn || !box) throw new Error('The bio is not on the page.')
    return [drawn.left - box.left, box.right - drawn.right].map((space) => space > 100)
  })
  expect(spaces).toEqual([
    [true, false],
    [false, true],
  ])
})
