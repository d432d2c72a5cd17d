import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ensureInstalled, project } from './install.mjs'

ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { serversDocument } = await import('./docs/serversDocument.ts')

/** `npm run servers` writes docs/SERVERS.md from the table of capabilities. */
await writeFile(join(project, 'docs', 'SERVERS.md'), serversDocument())
