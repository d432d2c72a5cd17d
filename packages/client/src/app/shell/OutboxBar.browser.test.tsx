import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import type { ActionQueue } from '#features/actions/model/createActionQueue.ts'
import { createCell } from '@rookery/store/Cell'
import { InSession } from '../../../test/content/InSession.tsx'
import { openQuietSession } from '../../../test/content/openQuietSession.ts'
import { OutboxBar } from './OutboxBar.tsx'

test('unreadable entries are named in a sentence until they are dropped', async () => {
  const unreadable = createCell<readonly unknown[]>(['words', 7])
  const outbox: ActionQueue = {
    ...createCell([]),
    sending: createCell(null),
    unreadable,
    dropUnreadable: () => unreadable.set([]),
    drop() {},
    tryNow() {},
    isWaiting: () => false,
    put() {},
    cancel: () => true,
    confirm() {},
    outcomeOf: async () => ({ kind: 'done' }),
  }
  const screen = await render(
    <InSession session={await openQuietSession()}>
      <OutboxBar outbox={outbox} />
    </InSession>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 actions saved on this device could not be read and were not sent.')
  await screen.getByRole('button', { name: 'Show waiting actions' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Waiting to be sent' })
  await expect.element(dialog.getByText(/Your drafts are not affected/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Drop unreadable actions' }).click()
  await expect.element(dialog.getByText(/Your drafts are not affected/)).not.toBeInTheDocument()
})
