import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstance, openDatabase, type Instance } from '@rookery/instance'
import { DEMO_PEOPLE, seedDemoPeople } from '@rookery/instance/host/demoPeople'
import { listen } from '@rookery/instance/host/nodeHost'
import { serveInstance } from '@rookery/instance/host/serveInstance'
import { systemClock } from '@rookery/instance/host/systemClock'
import { seedInstance } from '@rookery/instance/seed/seedInstance'
import { smallWorldPassword } from '@rookery/instance/testing'
import { smallSeed } from '@rookery/instance/testing/smallSeed'

import { dist } from '../../scripts/build.mjs'

/** The product as people run it: the built bundle and the embedded instance behind one port. */
export interface Product {
  readonly origin: string
  readonly instance: Instance
  /** What has been asked of it, as `GET /api/v1/timelines/home`, in the order of arrival. */
  readonly asked: readonly string[]
  /** The password of one of its people. */
  passwordOf(name: string): string
  close(): Promise<void>
}

export interface ProductOptions {
  /** `small`: a few people who have posted nothing, for journeys. `bare`: whom `npm start` prints and nothing else. `world`: all that it shows. */
  readonly seed: 'small' | 'bare' | 'world'
  /** How far the server's clock is off, in milliseconds. */
  readonly clockOffset?: number
}

const seeds = { small: smallSeed, bare: seedDemoPeople, world: seedInstance }

/** Starts the product on a free port, in memory, with its people and posts. */
export async function startProduct({ seed, clockOffset = 0 }: ProductOptions): Promise<Product> {
  const listening = await listen(0)
  const origin = `http://localhost:${listening.port}`
  const folder = await mkdtemp(join(tmpdir(), 'rookery-product-'))
  await Promise.all(['media', 'static/static'].map((inside) => mkdir(join(folder, inside), { recursive: true })))
  // Off unless the keepers of a server say otherwise; without it a new post takes 20 seconds.
  await writeFile(join(folder, 'static/static/config.json'), JSON.stringify({ streaming: true }))
  const db = await openDatabase(':memory:')
  // A reader is met in their browser's language only where the server speaks it, too.
  await db
    .insertInto('settings')
    .values({ name: 'languages', value_json: JSON.stringify(['en', 'ar']) })
    .execute()
  const instance = await createInstance({
    db,
    clock: { ...systemClock, now: () => systemClock.now() + clockOffset },
    random: numbersFrom(1),
    origin,
    mediaDir: join(folder, 'media'),
    staticDir: join(folder, 'static'),
    bundleDir: dist,
    rateLimits: false,
    seed: seeds[seed],
  })
  const asked: string[] = []
  const served = serveInstance(instance)
  listening.serve({
    ...served,
    fetch(request, peer) {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return served.fetch(request, peer)
    },
  })
  return {
    origin,
    instance,
    asked,
    passwordOf: seed === 'small' ? () => smallWorldPassword : demoPassword,
    async close() {
      await listening.close()
      await instance.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function demoPassword(name: string): string {
  const person = DEMO_PEOPLE.find(({ username }) => username === name)
  if (!person)
    throw new Error(`${name} is not one of the people to sign in as (${DEMO_PEOPLE.map(({ username }) => username).join(', ')}).`)
  return person.password
}

/** The same numbers from 0 up to 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
