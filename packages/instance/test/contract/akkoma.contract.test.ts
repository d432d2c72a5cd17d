import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareShapes, collectShapes } from './compareShapes.ts'
import { allowedDifference, notReplayed } from './knownDifferences.ts'
import { readRecordings, isObject, type Json, type Recording } from './recordings.ts'
import { createReplayer, type Replayer, type Reply } from './replay.ts'

const recordings = readRecordings()
const shapes = collectShapes(recordings.map(({ name, response }) => ({ name, body: response.body })))
const notServed: string[] = []
let replayer: Replayer

beforeAll(async () => {
  replayer = await createReplayer(recordings)
})

afterAll(async () => {
  await replayer.close()
  const folder = join(import.meta.dirname, '../../../../.cache')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'contract-not-served.txt'), `${notServed.toSorted().join('\n')}\n`)
  process.stdout.write(
    `${notServed.length} of ${recordings.length} recorded exchanges are not served yet: .cache/contract-not-served.txt\n`,
  )
})

const isUnknownRoute = ({ status, body }: Reply | Recording['response']) =>
  status === 404 &&
  isObject(body) &&
  (body['error'] === 'Not implemented' || (isObject(body['errors']) && body['errors']['detail'] === 'Page not found'))

const isError = (body: Json): boolean => typeof body === 'string' || (isObject(body) && ('error' in body || 'errors' in body))

test.each(recordings.filter(({ name }) => !notReplayed(name)).map((recording) => [recording.name, recording] as const))(
  '%s',
  async (_name, recording) => {
    const reply = await replayer.replay(recording)
    const { name, response } = recording
    if (isUnknownRoute(reply) && !isUnknownRoute(response)) {
      notServed.push(name)
      return
    }
    const differences =
      reply.status !== response.status
        ? [`status ${reply.status} for ${response.status}`]
        : response.status >= 400 && isError(response.body)
          ? compareErrors(response.body, reply.body)
          : compareShapes(shapes, name, response.body, reply.body)
    if (response.headers['link'] && !reply.link) differences.push('no Link header')
    expect(differences.filter((difference) => !allowedDifference(name, difference)).join('\n')).toBe('')
  },
)

function compareErrors(recorded: Json, actual: Json): string[] {
  return equals(recorded, actual) ? [] : [`error ${JSON.stringify(actual)} for ${JSON.stringify(recorded)}`]
}

/** Equal, but for secrets, which were replaced when the answers were recorded. */
function equals(recorded: Json | undefined, actual: Json | undefined): boolean {
  if (typeof recorded === 'string' && /^<\w+>$/.test(recorded)) return typeof actual === 'string'
  if (Array.isArray(recorded))
    return Array.isArray(actual) && recorded.length === actual.length && recorded.every((item, index) => equals(item, actual[index]))
  if (!isObject(recorded)) return recorded === actual
  if (!isObject(actual)) return false
  return [...new Set([...Object.keys(recorded), ...Object.keys(actual)])].every((key) => equals(recorded[key], actual[key]))
}
