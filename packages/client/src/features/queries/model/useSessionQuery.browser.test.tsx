import { ApiError } from '@rookery/api/http/ApiError'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { useSessionQuery } from './useSessionQuery.ts'

let session: Session
/** The current request; each gets its response from the test. */
let asked: { respond: (value: string) => void; reject: (status: number) => void }[] = []

beforeEach(async () => {
  session = await openQuietSession()
  asked = []
  return () => session.close()
})

const query = queryOptions({
  queryKey: ['versions'],
  queryFn: () =>
    new Promise<string>((resolve, reject) => {
      const rejectNow = (status: number) => reject(new ApiError({ kind: 'http', method: 'GET', path: '/versions', status }))
      asked.push({ respond: resolve, reject: rejectNow })
    }),
})

function Versions() {
  const [edits, setEdits] = useState(0)
  const { data, error, isFetching, refetch } = useSessionQuery(query, edits)
  return (
    <>
      <p>{`${data ?? 'nothing'}, ${error?.status ?? 'no error'}, ${isFetching ? 'asking' : 'at rest'}`}</p>
      <button type="button" onClick={() => setEdits(edits + 1)}>
        Edit
      </button>
      <button type="button" onClick={refetch}>
        Retry
      </button>
    </>
  )
}

const show = () =>
  render(
    <InSession session={session}>
      <Versions />
    </InSession>,
  )

test('the last data stays visible while a changed subject is fetched again', async () => {
  const screen = await show()
  await expect.element(screen.getByText('nothing, no error, asking')).toBeVisible()
  asked[0]?.respond('one')
  await expect.element(screen.getByText('one, no error, at rest')).toBeVisible()
  await screen.getByRole('button', { name: 'Edit' }).click()
  await expect.element(screen.getByText('one, no error, asking')).toBeVisible()
  asked[1]?.respond('two')
  await expect.element(screen.getByText('two, no error, at rest')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a change before the first response fetches again, and the earlier response is ignored', async () => {
  const screen = await show()
  await expect.poll(() => asked.length).toBe(1)
  await screen.getByRole('button', { name: 'Edit' }).click()
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.respond('one')
  asked[1]?.respond('two')
  await expect.element(screen.getByText('two, no error, at rest')).toBeVisible()
})

test('the reason of a missing response stays on screen during a retry', async () => {
  const screen = await show()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.reject(404)
  await expect.element(screen.getByText('nothing, 404, at rest')).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('nothing, 404, asking')).toBeVisible()
  asked[1]?.respond('one')
  await expect.element(screen.getByText('one, no error, at rest')).toBeVisible()
})

test('a reopened query shows the cached data and is refetched', async () => {
  const first = await show()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.respond('one')
  await expect.element(first.getByText('one, no error, at rest')).toBeVisible()
  await first.unmount()
  const second = await show()
  await expect.element(second.getByText('one, no error, asking')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a query is sent once the server turns out to have the capability that it needs', async () => {
  function Folders() {
    const { data = 'nothing' } = useSessionQuery({ ...query, meta: { capability: 'bookmarkFolders' } })
    return <p>{data}</p>
  }
  const screen = await render(
    <InSession session={session}>
      <Folders />
    </InSession>,
  )
  await expect.element(screen.getByText('nothing')).toBeVisible()
  expect(asked).toEqual([])
  const server = session.server.get()
  session.setServer({ ...server, capabilities: { ...server.capabilities, bookmarkFolders: true } })
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.respond('one folder')
  await expect.element(screen.getByText('one folder')).toBeVisible()
})
