import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { firefoxLaunchOptions } from './launchFirefox.mjs'

const options = { env: { HOME: '/home' }, firefoxUserPrefs: { 'general.smoothScroll': true }, timeout: 5 }

test('Playwright starts its own build as it does without this package, with quiet preferences', () => {
  const { firefoxUserPrefs, ...rest } = firefoxLaunchOptions({ path: '/own/firefox', source: 'playwright' }, options)
  expect(rest).toEqual({ env: { HOME: '/home' }, timeout: 5, executablePath: '/own/firefox' })
  expect(firefoxUserPrefs).toMatchObject({ 'app.update.enabled': false, 'general.smoothScroll': true })
})

test.each(['chosen', 'system'] as const)('a %s Firefox is started over WebDriver BiDi by the bridge, which knows its path', (source) => {
  const launch = firefoxLaunchOptions({ path: '/usr/bin/firefox-esr', source }, options)
  expect(launch).toMatchObject({ channel: 'moz-firefox', timeout: 5, env: { HOME: '/home', ROOKERY_FIREFOX: '/usr/bin/firefox-esr' } })
  expect(launch.firefoxUserPrefs).toMatchObject({ 'app.update.enabled': false, 'general.smoothScroll': true })
  expect(existsSync(launch.executablePath ?? '')).toBe(true)
})
