import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import { project } from './install.mjs'

/** Names of server software, as nodeinfo writes them. */
const names =
  /^(?:akkoma|bonfire|catodon|firefish|friendica|glitch(?:-soc)?|gotosocial|hollo|hometown|iceshrimp(?:\.net)?|ktistec|mastodon|misskey|mitra|neodb|pixelfed|pleroma|sharkey|smithereen|snac2?|takahe|wildebeest)$/i

const inPattern = /akkoma|friendica|gotosocial|iceshrimp|mastodon|misskey|pixelfed|pleroma|sharkey/i

/** The table of capabilities and the code that reads the software's name. */
const table = /^packages\/api\/src\/(?:servers\/|(?:capabilities|knownSoftware|software)\.ts$)/

type Node = Readonly<Record<string, unknown>>

/** Texts and patterns of a file that are a server's name, and imports of the reader of names. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  // A syntax tree: every object in it is a node.
  const node = value as Node
  if (node.type === 'ImportDeclaration') {
    const from = String((node.source as Node).value)
    return /(?:^|\/)software(?:\.ts)?$/.test(from) ? [`import of ${from}`] : []
  }
  if (node.type === 'Literal') {
    if (typeof node.value === 'string') return names.test(node.value) ? [node.value] : []
    const pattern = (node.regex as Node | undefined)?.pattern
    // Paths of calls have such names as well.
    return typeof pattern === 'string' && inPattern.test(pattern) && !pattern.includes(String.raw`\/api`) ? [pattern] : []
  }
  return Object.values(node).flatMap(namesIn)
}

test("no server's name stands outside of the table of capabilities", async () => {
  const folders = ['packages/api/src', 'packages/client/src', 'packages/content/src', 'packages/store/src']
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(project, folder), { recursive: true })).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    ),
  )
  const code = files.flat().filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !table.test(path))
  expect(code.length).toBeGreaterThan(1000)
  const found = await Promise.all(
    code.map(async (path) =>
      namesIn(parseSync(path, await readFile(join(project, path), 'utf8')).program).map((name) => `${path}: ${name}`),
    ),
  )
  expect(found.flat(), 'Read a capability instead (packages/api/src/capabilities.ts).').toEqual([])
})
