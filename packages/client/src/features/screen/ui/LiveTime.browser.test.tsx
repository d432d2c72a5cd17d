import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { LiveTime } from './LiveTime.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

test('a relative time becomes a date immediately if the reader prefers that', async () => {
  const session = await openQuietSession()
  const screen = await render(
    <InSession session={session}>
      <LiveTime at="2026-03-02T12:00:00.000Z" />
    </InSession>,
  )
  const [time] = screen.container.querySelectorAll('time')
  expect(time?.textContent).not.toMatch(/2026|26,/)
  settingsOf(session).set('absoluteTimes', true)
  await expect.poll(() => screen.container.querySelector('time')?.textContent).toMatch(/^3\/2\/26, /)
  // Titles are set once the page has rendered.
  await expect.poll(() => screen.container.querySelector('time')?.title).toContain('2026')
})

test.each(['some day', '1970-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z'])('%s is shown as unknown, as a date too', async (at) => {
  const session = await openQuietSession()
  const screen = await render(
    <InSession session={session}>
      <LiveTime at={at} />
    </InSession>,
  )
  await expect.poll(() => screen.container.textContent).toBe('unknown time')
  settingsOf(session).set('absoluteTimes', true)
  await expect.poll(() => screen.container.textContent).toBe('unknown time')
})

test('seconds count up to a minute, and a future time is shown as now', async () => {
  const session = await openQuietSession()
  settingsOf(session).reset('absoluteTimes')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await render(
    <InSession session={session}>
      <LiveTime at={new Date(Date.now() - 58_500).toISOString()} />
      <LiveTime at={new Date(Date.now() + 30_000).toISOString()} />
      <LiveTime at={new Date(Date.now() + 300_000).toISOString()} />
      <LiveTime at={new Date(Date.now() + 30_500).toISOString()} isToCome />
    </InSession>,
  )
  const shown = () => [...screen.container.querySelectorAll('time')].map(({ textContent }) => textContent)
  expect(shown()).toEqual(['58s ago', 'now', 'now', 'in 30s'])
  const pressed = screen.container.querySelector('time')?.firstChild
  vi.advanceTimersByTime(2000)
  expect(shown()).toEqual(['1m ago', 'now', 'now', 'in 28s'])
  // WebKit counts no press on a text that another one has replaced by its end.
  expect(screen.container.querySelector('time')?.firstChild).toBe(pressed)
})
