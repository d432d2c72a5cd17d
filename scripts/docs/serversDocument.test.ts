import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { project } from '../install.mjs'
import { serversDocument } from './serversDocument.ts'

test('docs/SERVERS.md matches the table of capabilities', () => {
  expect(readFileSync(join(project, 'docs/SERVERS.md'), 'utf8'), 'Run `npm run servers`.').toBe(serversDocument())
})
