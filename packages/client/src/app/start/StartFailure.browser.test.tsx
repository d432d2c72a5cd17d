import '#ui/global.css'
import type { AccountId } from '@rookery/api/wire/model'
import { ApiError } from '@rookery/api/http/ApiError'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { createDevice, type Device } from '#features/session/model/Device.ts'
import { accountKey } from '#features/session/model/StoredAccounts.ts'
import { visitServer } from '#features/servers/model/recentServers.ts'
import { faultsIn } from '#test/app/accessibility.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { StartFailure } from './StartFailure.tsx'

const call = { method: 'GET', path: '/api/v1/instance' }

test.each([
  ['no answer', new ApiError({ ...call, kind: 'network' }), 'pond.example does not answer.'],
  ['an answer of 500', new ApiError({ ...call, kind: 'http', status: 500 }), 'pond.example answered with an error: Internal Server Error.'],
  [
    'a page',
    new ApiError({ ...call, kind: 'notJson', status: 200 }),
    'pond.example answered with an error: The server’s answer could not be read',
  ],
  ['a fault of ours', new Error('broken'), 'This part could not be shown.'],
])('%s gets its own explanation', async (_, error, text) => {
  const language = createInterfaceLanguage(document.documentElement)
  const { getByRole } = await render(
    <LanguageContext value={language}>
      <StartFailure device={deviceOf(true)} host="pond.example" error={error} onRetry={() => Promise.resolve()} />
    </LanguageContext>,
  )
  await expect.element(getByRole('alert')).toHaveTextContent(text)
})

test('a visitor of a host without a server chooses one, and a wrong address shows an error', async () => {
  const language = createInterfaceLanguage(document.documentElement)
  const error = new ApiError({ ...call, kind: 'notJson', status: 200 })
  const { getByRole } = await render(
    <LanguageContext value={language}>
      <StartFailure device={deviceOf(false)} host="pond.example" error={error} onRetry={() => Promise.resolve()} />
    </LanguageContext>,
  )
  await expect.element(getByRole('heading', { name: 'Choose your server' })).toBeVisible()
  const address = getByRole('textbox', { name: 'Server address' })
  await address.fill('two words')
  await getByRole('button', { name: 'Find the server' }).click()
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  await expect.element(address).toHaveFocus()
  await expect.element(address).toHaveValue('two words')
  expect(await faultsIn(getByRole('main'))).toEqual([])
})

test('a visitor of a server that no longer exists chooses another one', async () => {
  const language = createInterfaceLanguage(document.documentElement)
  const device = deviceOf(false)
  visitServer(device, 'https://gone.example')
  const { getByRole } = await render(
    <LanguageContext value={language}>
      <StartFailure
        device={device}
        host="gone.example"
        error={new ApiError({ ...call, kind: 'network' })}
        onRetry={() => Promise.resolve()}
      />
    </LanguageContext>,
  )
  await getByRole('button', { name: 'Choose another server' }).click()
  await expect.element(getByRole('button', { name: 'gone.example' })).toBeVisible()
})

function deviceOf(isSignedIn: boolean): Device {
  const [local, tab] = [textsInMemory(), textsInMemory()]
  const device = createDevice({ page: 'https://pond.example', local: () => local, tab: () => tab })
  const { page: origin } = device
  const token = { accessToken: 'token', refreshToken: null, scope: 'read', expiresAt: null }
  if (isSignedIn) device.accounts.put({ key: accountKey(origin, 'A1' as AccountId), origin, id: 'A1' as AccountId, acct: 'ada', token })
  return device
}
