import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { chromiumArguments, ensureChromium } from './chromium.mjs'

test('browser features that Playwright disables stay disabled', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const code = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(code)?.[1] ?? ''
  const own = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(own.length).toBeGreaterThan(10)
  const off = chromiumArguments
    .find((argument) => argument.startsWith('--disable-features='))
    ?.split('=')[1]
    ?.split(',')
  expect(own.filter((name) => !off?.includes(name ?? ''))).toEqual([])
})

test('a missing browser is installed, or otherwise downloaded', () => {
  const here = process.execPath
  const download = vi.fn<() => string>(() => '')
  const afterwards = (path: string | null) => vi.fn<() => string | null>(() => path).mockReturnValueOnce(null)
  expect(ensureChromium({ find: afterwards(here), install: () => undefined, download })).toBe(here)
  expect(download).not.toHaveBeenCalled()
  expect(ensureChromium({ find: afterwards(here).mockReturnValueOnce(null), install: () => undefined, download })).toBe(here)
  expect(download).toHaveBeenCalledTimes(1)
})

test.each([
  ['', 'No Chromium or Chrome was found and none could be installed. Install one, or set ROOKERY_CHROMIUM to its path.'],
  [
    'getaddrinfo ENOTFOUND',
    'No Chromium or Chrome was found and none could be installed (getaddrinfo ENOTFOUND). Install one, or set ROOKERY_CHROMIUM to its path.',
  ],
])('without any browser, one sentence says what to do (%s)', (error, sentence) => {
  expect(() => ensureChromium({ find: () => null, install: () => undefined, download: () => error })).toThrow(new Error(sentence))
})
