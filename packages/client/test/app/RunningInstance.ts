import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInstance, openDatabase, type EmbeddedInstance } from '@rookery/instance'
import type { Config } from '@rookery/instance/domain/Config'
import type { Served } from '@rookery/instance/host/nodeHost'
import { serveInstance } from '@rookery/instance/host/serveInstance'
import { createFakeClock, type FakeClock } from '@rookery/instance/testing'
import { seededRandom } from '@rookery/instance/seed/seededRandom'
import { smallSeed } from '@rookery/instance/testing/smallSeed'

/** One instance in the memory of the test runner, for one test. */
export interface RunningInstance {
  readonly instance: EmbeddedInstance
  /** Moves only when a test moves it. */
  readonly clock: FakeClock
  readonly served: Served
  /** Puts a file where an admin puts theirs, for example `static/config.json`. */
  putFile(path: string, text: string): Promise<void>
  close(): Promise<void>
}

/** Settings that a test chooses before the instance starts. All of it is plain data: it crosses from the page as JSON. */
export interface InstanceChoices {
  /** Over the instance's defaults. */
  readonly config?: Partial<Config>
  /** Contents of `static/config.json`, over `{ streaming: true }`. */
  readonly client?: Readonly<Record<string, unknown>>
}

const emoji = join(import.meta.dirname, '../../public/favicon.png')

/**
 * Starts an instance with the users of the small seed, without posts.
 *
 * @param origin of the page that reads it, which is the instance's own as well
 */
export async function startInstance(origin: string, { config, client }: InstanceChoices): Promise<RunningInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-app-test-'))
  const putFile = async (path: string, text: string) => {
    const file = join(folder, 'static', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  // The setting `streaming` is off by default, and a stopped clock never polls.
  await putFile('static/config.json', JSON.stringify({ streaming: true, ...client }))
  await mkdir(join(folder, 'static/emoji/pond'), { recursive: true })
  for (const name of ['blobcat', 'partyparrot']) await copyFile(emoji, join(folder, `static/emoji/pond/${name}.png`))
  const clock = createFakeClock(Date.now())
  const instance = await createInstance({
    db: openDatabase(':memory:'),
    clock,
    random: seededRandom(1),
    origin,
    mediaDir: join(folder, 'media'),
    staticDir: join(folder, 'static'),
    rateLimits: false,
    config: { languages: ['en', 'ar'], ...config },
    postPush: () => Promise.resolve(201),
    seed: smallSeed,
  })
  return {
    instance,
    clock,
    served: serveInstance(instance),
    putFile,
    async close() {
      await instance.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
