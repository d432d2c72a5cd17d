import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { playwrightBuild } from './playwrightBuild.mjs'

const existing = fileURLToPath(import.meta.url)

const withPaths = (paths: Readonly<Record<'firefox' | 'webkit', string>>) => () => ({
  firefox: { executablePath: () => paths.firefox },
  webkit: { executablePath: () => paths.webkit },
})

test('a build counts when its executable is downloaded', () => {
  const load = withPaths({ firefox: existing, webkit: `${existing}.missing` })
  expect(playwrightBuild('firefox', load)).toBe(existing)
  expect(playwrightBuild('webkit', load)).toBeNull()
})

test('without Playwright, and on a system that Playwright has no build for, there is none', () => {
  const notInstalled = () => {
    throw new Error('Cannot find module')
  }
  const unsupported = () => ({ firefox: { executablePath: notInstalled }, webkit: { executablePath: notInstalled } })
  expect(playwrightBuild('webkit', notInstalled)).toBeNull()
  expect(playwrightBuild('webkit', unsupported)).toBeNull()
})
