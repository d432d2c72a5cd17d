import { systemClock } from '@rookery/api/http/Clock'
import type { AccountId } from '@rookery/api/wire/model'
import { onTestFinished, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createDevice } from '#features/session/model/Device.ts'
import { createOpenSessions, OpenSessionsContext } from '#features/signIn/model/OpenSessions.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import { signedInAccount, accountKey, type StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { createTabBus } from '#features/session/model/TabBus.ts'
import { SessionContext, useSession } from '#features/session/model/useSession.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { AsAccount } from './AsAccount.tsx'

const origin = 'https://pond.example'

function account(name: string): StoredAccount {
  const id = name as AccountId // an id of this server's
  return {
    key: accountKey(origin, id),
    origin,
    id,
    acct: name,
    token: { accessToken: name, refreshToken: null, scope: 'read', expiresAt: null },
  }
}

function Asker({ label }: { label: string }) {
  const session = useSession()
  return (
    <button type="button" onClick={() => void session.client.request('GET', `/asked-by/${session.me ?? ''}`)}>
      {label} {session.me}
    </button>
  )
}

function fail(error: unknown): never {
  throw error
}

/** Bob on screen, and something that acts as Ada in it. */
async function renderBoth({ opening, onFailure = fail }: { opening?: Promise<unknown>; onFailure?: (error: unknown) => void } = {}) {
  const storage = textsInMemory()
  const device = createDevice({ page: origin, local: () => storage, tab: () => storage })
  const [ada, bob] = [account('ada'), account('bob')]
  for (const each of [ada, bob]) device.accounts.put(each)
  const asked: [string, string | null][] = []
  const log: string[] = []
  const fetch = async (url: string, init: RequestInit) => {
    if (url.includes('/asked-by/')) asked.push([new URL(url).pathname, new Headers(init.headers).get('authorization')])
    return url.endsWith('/api/v1/instance') ? Response.json({ uri: 'pond.example', title: 'Pond' }) : new Response('{}')
  }
  const sessions = createOpenSessions({
    async open(one) {
      if (one?.key === ada.key) await opening
      return openSession({ origin, account: signedInAccount(one), clock: systemClock, device, fetch, openTabs: () => createTabBus(null) })
    },
    start({ me }) {
      log.push(`start ${me}`)
      return () => void log.push(`stop ${me}`)
    },
  })
  const shown = await sessions.hold(bob)
  const draw = (acts: boolean) => (
    <OpenSessionsContext value={sessions}>
      <SessionContext value={shown.session}>
        <Asker label="On screen:" />
        {acts && (
          <AsAccount account={ada.key} waiting="Opening" onFailure={onFailure}>
            <Asker label="Inside:" />
          </AsAccount>
        )}
      </SessionContext>
    </OpenSessionsContext>
  )
  const screen = await render(draw(true))
  onTestFinished(async () => {
    await screen.unmount()
    await shown.release()
  })
  return { asked, log, device, ada, leave: () => screen.rerender(draw(false)) }
}

test('code inside acts as the other account, code around it as the one on screen', async () => {
  const { asked, log, leave } = await renderBoth()
  await page.getByRole('button', { name: 'Inside: ada' }).click()
  await page.getByRole('button', { name: 'On screen: bob' }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      ['/asked-by/ada', 'Bearer ada'],
      ['/asked-by/bob', 'Bearer bob'],
    ])
  await leave()
  await expect.poll(() => log).toEqual(['start bob', 'start ada', 'stop ada'])
})

test('an account with a new token continues with it, and a signed-out one stops acting', async () => {
  const { asked, device, ada } = await renderBoth()
  await expect.element(page.getByRole('button', { name: 'Inside: ada' })).toBeVisible()
  device.accounts.renew(ada.key, { ...ada.token, accessToken: 'new' })
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Inside: ada' }).click()
      return asked.at(-1)
    })
    .toEqual(['/asked-by/ada', 'Bearer new'])
  device.accounts.remove(ada.key)
  await expect.element(page.getByRole('button', { name: 'Inside: ada' })).not.toBeInTheDocument()
})

test('a failure to open is reported while code acts as the account, and not afterwards', async () => {
  const notified: unknown[] = []
  const onFailure = (error: unknown) => notified.push(error)
  const fails: ((error: Error) => void)[] = []
  const opening = () => new Promise((_, reject) => fails.push(reject))
  const first = await renderBoth({ opening: opening(), onFailure })
  await expect.element(page.getByText('Opening')).toBeVisible()
  const [early, late] = [new Error('No network.'), new Error('Later.')]
  fails[0]?.(early)
  await expect.poll(() => notified).toEqual([early])
  await first.leave()
  const second = await renderBoth({ opening: opening(), onFailure })
  await expect.element(page.getByText('Opening')).toBeVisible()
  await second.leave()
  fails[1]?.(late)
  await new Promise((resolve) => void setTimeout(resolve))
  expect(notified).toEqual([early])
})
