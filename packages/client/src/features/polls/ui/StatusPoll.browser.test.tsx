import type { AccountId } from '@rookery/api/wire/model'
import { decodeStatus } from '@rookery/api/wire/status'
import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { PollView } from './PollView.tsx'

const clock = createFakeClock()
const inAnHour = new Date(clock.now() + 3_600_000).toISOString()

let polls = 0
/** A poll by A1, on the screen of `me`. */
async function showPoll(raw: Readonly<Record<string, unknown>>, me: string | null = 'A2') {
  // A member without a server.
  const session: Session = Object.assign(await openQuietSession(), { clock, me: me as AccountId | null })
  const id = `poll${(polls += 1)}`
  const options = ['this', 'that'].map((title) => ({ title, votes_count: 0 }))
  const status = decodeStatus({
    id: `status${id}`,
    uri: `https://social.example/${id}`,
    created_at: '2026-03-01T10:00:00.000Z',
    visibility: 'public',
    account: { id: 'A1', username: 'ada', acct: 'ada' },
    content: '',
    poll: { id, options, expires_at: inAnHour, expired: false, multiple: false, votes_count: 0, voters_count: null, emojis: [], ...raw },
  })
  session.entities.receive({ statuses: [status] })
  if (!status.poll) throw new Error('The post has no poll.')
  await render(
    <InSession session={session}>
      <PollView id={status.poll.id} statusId={status.id} />
    </InSession>,
  )
  return { session, poll: status.poll }
}

const voteButton = page.getByRole('button', { name: 'Vote' })
const results = page.getByRole('list', { name: 'Results' })

test('one option of a single-choice poll is chosen, and an empty choice cannot be sent', async () => {
  await showPoll({})
  await expect.element(page.getByRole('group', { name: 'Choose one', exact: true })).toBeVisible()
  await expect.element(voteButton).toBeDisabled()
  await page.getByRole('radio', { name: 'this' }).click()
  await page.getByRole('radio', { name: 'that' }).click()
  await expect.element(page.getByRole('radio', { name: 'this' })).not.toBeChecked()
  await expect.element(voteButton).toBeEnabled()
})

test('several options of a multiple-choice poll are chosen, and can be unselected', async () => {
  await showPoll({ multiple: true, voters_count: 0 })
  const [one, other] = [page.getByRole('checkbox', { name: 'this' }), page.getByRole('checkbox', { name: 'that' })]
  await one.click()
  await other.click()
  await expect.element(one).toBeChecked()
  await expect.element(other).toBeChecked()
  await one.click()
  await other.click()
  await expect.element(voteButton).toBeDisabled()
})

test('an option with an invisible text is named by its position', async () => {
  const options = ['this', ' \u200b '].map((title) => ({ title, votes_count: 0 }))
  await showPoll({ options })
  await expect.element(page.getByRole('radio', { name: 'Option 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Results' }).click()
  await expect.element(results).toHaveTextContent('Option 2')
})

test.each([
  ['visitors', {}, null],
  ['its author', {}, 'A1'],
  ['voters', { voted: true, own_votes: [1] }, 'A2'],
  ['everybody when it has ended', { expired: true }, 'A2'],
])('%s see results', async (_who, raw, me) => {
  await showPoll(raw, me)
  await expect.element(results).toBeVisible()
  await expect.element(voteButton).not.toBeInTheDocument()
})

test('a look at the results does not clear the chosen option', async () => {
  await showPoll({})
  await page.getByRole('radio', { name: 'that' }).click()
  await page.getByRole('button', { name: 'Results' }).click()
  await expect.element(results).toBeVisible()
  await page.getByRole('button', { name: 'Back to the choices' }).click()
  await expect.element(page.getByRole('radio', { name: 'that' })).toBeChecked()
})

test('results show shares and votes, and mark the user’s own choice', async () => {
  await showPoll({
    voted: true,
    own_votes: [0],
    votes_count: 4,
    options: [
      { title: 'same', votes_count: 3 },
      { title: 'same', votes_count: 1 },
    ],
  })
  await expect.element(results.getByRole('listitem').nth(0)).toHaveTextContent(/75%.*same.*3 votes.*Your choice/)
  await expect.element(results.getByRole('listitem').nth(1)).toHaveTextContent(/25%same1 vote$/)
})

test('hidden totals are not shown as zero', async () => {
  await showPoll({ voted: true, own_votes: [0], options: [{ title: 'this', votes_count: null }] })
  await expect.element(results).toBeVisible()
  await expect.element(results).not.toHaveTextContent('%')
})

test('at its end time, choices become results without a request', async () => {
  const { session, poll } = await showPoll({})
  await expect.element(voteButton).toBeVisible()
  clock.advance(3_600_001)
  await expect.element(results).toBeVisible()
  await expect.element(page.getByText('Ended')).toBeVisible()
  expect(session.entities.polls.get(poll.id)?.expired).toBe(false)
})

test('a running poll ends in some seconds, never now, or on a date', async () => {
  const { session } = await showPoll({ expires_at: new Date(Date.now() + 30_500).toISOString() })
  await expect.element(page.getByText(/Ends in \d+s/)).toBeVisible()
  settingsOf(session).set('absoluteTimes', true)
  await expect.element(page.getByText(/Ends on .*\d/)).toBeVisible()
  settingsOf(session).reset('absoluteTimes')
})

test('an edit that changes the options clears the choice', async () => {
  const endless = { expires_at: null }
  const { session, poll } = await showPoll(endless)
  await page.getByRole('radio', { name: 'that' }).click()
  session.entities.receive({ polls: [{ ...poll, options: ['this', 'neither'].map((title) => ({ title, votesCount: 0 })) }] })
  await expect.element(page.getByRole('radio', { name: 'neither' })).not.toBeChecked()
  await expect.element(voteButton).toBeDisabled()
})
