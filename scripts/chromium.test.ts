import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { chromiumArguments } from './chromium.mjs'

test('what Playwright switches off in the browser stays off', () => {
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
