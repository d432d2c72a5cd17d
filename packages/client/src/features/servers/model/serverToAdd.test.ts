import { createTestDevice } from '#test/openTestSession.ts'
import { expect, test } from 'vitest'
import { rememberServer } from './recentServers.ts'
import { serverToAdd } from './serverToAdd.ts'

test('a link leads a sign-in to no server but one that the user chose, and on the page of a server to that server', () => {
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
