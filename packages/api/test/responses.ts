import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fields } from '../src/wire/read.ts'

/** The body of one response in `responses/`, by the name of its server and of itself. */
export function response(server: string, name: string): unknown {
  const all = fields(JSON.parse(readFileSync(join(import.meta.dirname, 'responses', `${server}.json`), 'utf8')))
  const found = fields(all[name])
  if (found.body === undefined) throw new Error(`No response "${name}" of ${server}.`)
  return found.body
}
