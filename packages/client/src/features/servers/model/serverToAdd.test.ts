import { createTestDevice } from '#test/openTestSession.ts'
import { expect, test } from 'vitest'
import { rememberServer } from './recentServers.ts'
import { serverToAdd } from './serverToAdd.ts'

test('a link starts a sign-in only at a server that the user chose, or on a server’s page at that server', () => {
  const device = createTestDevice()
  const origin = 'https://social.example'
  const other = 'https://other.example'
  expect(serverToAdd({ origin, device }, other)).toBe(origin)
  rememberServer(device, other)
  expect(serverToAdd({ origin, device }, other)).toBe(other)
  expect(serverToAdd({ origin, device }, 'no address')).toBe(origin)
  expect(serverToAdd({ origin, device }, null)).toBe(origin)
  expect(serverToAdd({ origin: device.page, device }, other)).toBe(device.page)
})
