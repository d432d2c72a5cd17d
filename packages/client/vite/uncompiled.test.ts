import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { uncompiled } from '../uncompiled.ts'

test('each module that stays uncompiled exists, and the list is sorted', () => {
  expect(uncompiled.filter((path) => !existsSync(join(import.meta.dirname, '../src', path)))).toEqual([])
  expect(uncompiled).toEqual(uncompiled.toSorted())
})
