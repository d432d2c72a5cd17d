import { afterEach, expect, test, vi } from 'vitest'
import type { NoticeOptions } from '#features/notices/model/Notices.ts'
import { openInNewTabOrNotify } from './openInNewTabOrNotify.ts'

const address = 'https://m.example/@x/1'
afterEach(() => vi.restoreAllMocks())

function browserThatOpens(opened: Pick<Window, 'opener' | 'location'> | null) {
  return vi.spyOn(window, 'open').mockReturnValue(opened as Window | null)
}

test('a tab that the browser opens has the address and no opener', () => {
  const replace = vi.fn<(address: string) => void>()
  const opened = { opener: window, location: { replace } as unknown as Location }
  browserThatOpens(opened)
  const show = vi.fn<(options: NoticeOptions) => number>()
  openInNewTabOrNotify({ show }, address)
  expect(opened.opener).toBeNull()
  expect(replace.mock.calls).toEqual([[address]])
  expect(show).not.toHaveBeenCalled()
})

test('a blocked tab is offered in a notice, and opens on press', () => {
  const open = browserThatOpens(null)
  const show = vi.fn<(options: NoticeOptions) => number>()
  openInNewTabOrNotify({ show }, address)
  expect(show.mock.lastCall?.[0]).toMatchObject({ level: 'info', args: { host: 'm.example' } })
  open.mockClear()
  show.mock.lastCall?.[0].action?.run()
  expect(open.mock.calls).toEqual([[address, '_blank', 'noopener,noreferrer']])
})
