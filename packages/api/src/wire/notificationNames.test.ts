import { expect, test } from 'vitest'

import { decodeNotification } from './notification.ts'
import { serverNames } from './notificationNames.ts'

test('each name of a server means a type that the client knows', () => {
  const rows = Object.entries(serverNames).flatMap(([type, names]) => names.map((name) => [type, name]))
  const decoded = rows.map(([, name]) => [decodeNotification({ id: '1', type: name }).type, name])
  expect(decoded).toEqual(rows)
})
