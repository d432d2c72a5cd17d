import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createDevice } from '#features/session/model/Device.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import { HeldClock } from '../../../../../api/test/HeldClock.ts'
import { servers } from '../../../../../api/test/servers.ts'
import { InSession } from '#test/content/InSession.tsx'
import { useDraftPreview } from './usePreview.ts'

type ServerName = keyof typeof servers

const longerThanAnyPause = 60_000

function Shown({ text }: { text: string }) {
  const { status, isLoading } = useDraftPreview({ text, visibility: 'public' })
  return (
    <p aria-busy={isLoading} data-emoji={status?.emojis.map(({ shortcode }) => shortcode).join()}>
      {status?.content}
    </p>
  )
}

/** Writes something on a server, and lets time pass. */
async function write(name: ServerName, text = 'A quiet moor') {
  const clock = new HeldClock()
  const sent: string[] = []
  const { instance, nodeInfo } = servers[name]
  const responses: Readonly<Record<string, unknown>> = {
    '/api/v1/instance': instance,
    '/nodeinfo/2.0.json': nodeInfo,
    '/api/v1/custom_emojis': ['reed', 'heron'].map((shortcode) => ({ shortcode, url: `https://pond.example/${shortcode}.png` })),
    '/api/v1/statuses': { id: 'P1', content: 'by the server', account: { id: 'A1', acct: 'ada' } },
  }
  const session = await openSession({
    // The device persists facts about each server by its origin.
    origin: `https://server${Object.keys(servers).indexOf(name)}.example`,
    account: null,
    clock,
    device: createDevice({ page: location.origin, local: () => localStorage, tab: () => sessionStorage }),
    fetch: async (url, { method, body }) => {
      const { pathname } = new URL(url)
      if (method === 'POST') sent.push(`${pathname} ${typeof body === 'string' ? body : ''}`)
      return responses[pathname] ? Response.json(responses[pathname]) : new Response('{}', { status: 404 })
    },
  })
  const screen = await render(
    <InSession session={session}>
      <Shown text={text} />
    </InSession>,
  )
  const shown = screen.getByRole('paragraph')
  clock.pass(longerThanAnyPause)
  return { shown, sent }
}

test.each(Object.keys(servers) as ServerName[])('a draft is sent as a preview to Akkoma and Pleroma alone: %s', async (name) => {
  const { shown, sent } = await write(name)
  const asks = name === 'Akkoma' || name === 'Pleroma' || name === 'a fork of Pleroma'
  await expect.element(shown).toHaveTextContent(asks ? 'by the server' : '<p>A quiet moor</p>')
  expect(sent).toEqual(asks ? [expect.stringMatching(/^\/api\/v1\/statuses .*"preview":true/)] : [])
})

test.each(['Mitra', 'Sharkey', 'Mastodon 4.7'] as const)(
  'a preview rendered on the device has the emoji of the server: %s',
  async (name) => {
    const { shown } = await write(name, 'A quiet moor :reed: :eel:')
    await expect.element(shown).toHaveAttribute('data-emoji', 'reed')
  },
)
