import { ApiError } from '@rookery/api/http/ApiError'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

afterEach(() => vi.restoreAllMocks())

test('no timeline is called up to date without a network, and all are again with one', async () => {
  const { screen } = await renderPage('/main/public')
  const head = screen.getByText('Up to date')
  await expect.element(head).toBeVisible()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(head).not.toBeInTheDocument()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(head).toBeVisible()
})

test('a timeline is not called up to date after a failed fetch', async () => {
  const { screen, page } = await renderPage('/main/public')
  await expect.element(screen.getByText('Up to date')).toBeVisible()
  const { session } = page.get()
  const { client } = session
  const feeds = feedsOf(session)
  vi.spyOn(client, 'request').mockRejectedValue(new ApiError({ kind: 'http', method: 'GET', path: '/', status: 500 }))
  await feeds.loadNewer('public')
  await expect.element(screen.getByText('Up to date')).not.toBeInTheDocument()
})

test('a lost connection is shown in the header, with its time and without a notice, until the server responds again', async () => {
  const post = {
    id: 'p1',
    account: { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada' },
    content: '<p>Before</p>',
    created_at: '2026-03-02T12:00:00.000Z',
  }
  const { screen, page } = await renderPage('/main/public', { responses: { 'GET /api/v1/timelines/public': [post] } })
  await expect.element(screen.getByText('Up to date')).toBeVisible()
  const { session } = page.get()
  const { client, notices } = session
  const feeds = feedsOf(session)
  const broken = vi.spyOn(client, 'request').mockRejectedValue(new ApiError({ kind: 'http', method: 'GET', path: '/', status: 502 }))
  await feeds.loadNewer('public')
  const lost = screen.getByText(/^Connection lost at \d/)
  await expect.element(lost).toBeVisible()
  await expect.element(screen.getByText('Up to date')).not.toBeInTheDocument()
  expect(notices.history.get()).toEqual([])
  broken.mockRestore()
  await feeds.loadNewer('public')
  await expect.element(lost).not.toBeInTheDocument()
  await expect.element(screen.getByText('Up to date')).toBeVisible()
})
