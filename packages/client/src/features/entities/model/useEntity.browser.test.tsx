import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { StatusId } from '@rookery/api/wire/model'
import { exampleAccount, exampleStatus, statusId } from '#test/examples.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { createEntities } from './Entities.ts'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useEntity } from './useEntity.ts'

test('one changed post re-renders one card, and another card that repeats it', async () => {
  const entities = createEntities()
  const ids = Array.from({ length: 60 }, (_, index) => statusId(index))
  entities.receive({ statuses: ids.map((id) => exampleStatus(id)) })
  const drawn: StatusId[] = []

  function Card({ id }: { id: StatusId }) {
    const status = useEntity(entities.statuses, id)
    drawn.push(id)
    return <li>{`${id} has ${status?.favouritesCount}`}</li>
  }
  const screen = await render(
    <ul>
      {ids.map((id) => (
        <Card key={id} id={id} />
      ))}
      <Card id={statusId(7)} />
    </ul>,
  )
  drawn.length = 0

  const patch = entities.statuses.patch(statusId(7), (record) =>
    record.favourited ? record : { ...record, favourited: true, favouritesCount: 1 },
  )
  await expect.poll(() => screen.getByText('7 has 1').all()).toHaveLength(2)
  expect(drawn).toEqual(['7', '7'])

  drawn.length = 0
  entities.batch(() => {
    entities.receive({ statuses: [exampleStatus(7, { favourited: true, favouritesCount: 1 })] })
    patch.settle()
  })
  entities.receive({ statuses: ids.map((id) => exampleStatus(id, id === '7' ? { favourited: true, favouritesCount: 1 } : {})) })
  await new Promise(requestAnimationFrame)
  expect(drawn).toEqual([])
})

test('a new post of an account does not re-render parts that show only its name', async () => {
  const session = await openQuietSession()
  const { entities } = session
  const author = exampleAccount('7')
  entities.receive({ accounts: [author] })
  const drawn: string[] = []

  function Name() {
    drawn.push('name')
    return <p>{useAccountField(author.id, 'displayName')}</p>
  }
  const screen = await render(
    <InSession session={session}>
      <Name />
    </InSession>,
  )
  drawn.length = 0
  entities.receive({ accounts: [exampleAccount('7', { statusesCount: author.statusesCount + 1 })] })
  await new Promise(requestAnimationFrame)
  expect(drawn).toEqual([])
  entities.receive({ accounts: [exampleAccount('7', { displayName: 'Wren' })] })
  await expect.element(screen.getByText('Wren')).toBeVisible()
})

test('a card that changes its post subscribes only to the new one', async () => {
  const entities = createEntities()
  entities.receive({ statuses: [exampleStatus(1), exampleStatus(2)] })
  const drawn: (string | undefined)[] = []

  function Card() {
    const [id, setId] = useState<StatusId | null>(statusId(1))
    const status = useEntity(entities.statuses, id)
    drawn.push(status?.content)
    return <button type="button" onClick={() => setId(id === '1' ? statusId(2) : null)}>{`${status?.id}: ${status?.content}`}</button>
  }
  const screen = await render(<Card />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('2: <p>Post 2</p>')).toBeVisible()
  drawn.length = 0
  entities.receive({ statuses: [exampleStatus(1, { content: 'other' })] })
  await new Promise(requestAnimationFrame)
  expect(drawn).toEqual([])
  entities.receive({ statuses: [exampleStatus(2, { content: 'changed' })] })
  await expect.element(screen.getByText('2: changed')).toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('undefined: undefined')).toBeVisible()
})
