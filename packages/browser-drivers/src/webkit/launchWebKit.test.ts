import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { webkitLaunchOptions } from './launchWebKit.mjs'

const options = { env: { HOME: '/home' }, timeout: 5 }

test('Playwright starts its own build as it does without this package', () => {
  expect(webkitLaunchOptions({ path: '/own/pw_run.sh', source: 'playwright' }, options)).toEqual({
    ...options,
    executablePath: '/own/pw_run.sh',
  })
})

test.each(['chosen', 'system'] as const)('a %s MiniBrowser is started by the bridge, which knows its path', (source) => {
  const { executablePath = '', ...rest } = webkitLaunchOptions({ path: '/usr/lib/MiniBrowser', source }, options)
  expect(rest).toEqual({ env: { HOME: '/home', ROOKERY_WEBKIT: '/usr/lib/MiniBrowser' }, timeout: 5 })
  expect(existsSync(executablePath)).toBe(true)
})
