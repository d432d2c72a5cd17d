import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { project } from '../install.mjs'
import { serversDocument } from './serversDocument.ts'

test('docs/SERVERS.md says what the table of capabilities says', () => {
  expect(readFileSync(join(project, 'docs/SERVERS.md'), 'utf8'), 'Run `npm run servers`.').toBe(serversDocument())
})
