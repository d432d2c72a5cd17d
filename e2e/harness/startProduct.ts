import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstance, openDatabase, type EmbeddedInstance } from '@rookery/instance'
import { DEMO_PEOPLE, seedDemoPeople } from '@rookery/instance/host/demoPeople'
import type { PushRequest } from '@rookery/instance/domain/push/postToPushService'
import { listen, type Listening } from '@rookery/instance/host/nodeHost'
import { serveInstance } from '@rookery/instance/host/serveInstance'
import { systemClock } from '@rookery/instance/host/systemClock'
import { seedInstance } from '@rookery/instance/seed/seedInstance'
import { smallWorldPassword } from '@rookery/instance/testing'
import { seededRandom } from '@rookery/instance/seed/seededRandom'
import { smallSeed } from '@rookery/instance/testing/smallSeed'

import { dist } from '../../scripts/build.mjs'
import { withinLimit } from '../../scripts/test/withinLimit.ts'
import { withoutPreload } from './leaveOutPreload.ts'
import { blankResponse, blankPath } from './pool/blankPage.ts'

/** The product as people run it: the built bundle and the embedded instance behind one port. */
export interface Product {
  readonly origin: string
  readonly instance: EmbeddedInstance
  /** Received requests, such as `GET /api/v1/timelines/home`, in order. */
  readonly asked: readonly string[]
  /** The same in the order in which it was done. */
  readonly done: readonly string[]
  /** Messages that the instance sent to the push service of all browsers here. */
  readonly pushed: readonly PushRequest[]
  /** From now on the responses to these calls get lost after the server handled them. Returns a function that ends this. */
  dropResponses(method: string, path: string): () => void
  /** From now on these paths respond with 404, as after a new release. Returns a function that ends this. */
  removePaths(paths: RegExp): () => void
  /** Puts a file where the instance's keepers put theirs, in place of the bundle's. */
  putFile(path: string, text: string): Promise<void>
  /** The password of one of its people. */
  passwordOf(name: string): string
  close(): Promise<void>
}

export interface ProductOptions {
  /**
   * `small`: a few people who have posted nothing, for journeys. `bare`: only the accounts that `npm start` prints. `world`: all that
   * it shows. `fewerPosts`: the same people, relationships and special posts, with a fifth of the everyday posts.
   */
  readonly seed: 'small' | 'bare' | 'world' | 'fewerPosts'
  /** How far the server's clock is off, in milliseconds. */
  readonly clockOffset?: number
  /** The admin's `static/config.json`. */
  readonly config?: Readonly<Record<string, unknown>>
  /** The folder of the client; today's build when absent. */
  readonly bundleDir?: string
}

const seeds = {
  small: smallSeed,
  bare: seedDemoPeople,
  world: seedInstance,
  fewerPosts: (context: Parameters<typeof seedInstance>[0]) => seedInstance(context, { size: 'small' }),
}

/**
 * The port of the first product of this process, which the later ones take as well when it is free: browsers that stay open have the
 * client's code compiled for an address.
 */
let homePort = 0

async function listenAtHome(): Promise<Listening> {
  try {
    return await listen(homePort)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    // Another product of this file is there.
    return listen(0)
  }
}

/** Starts the product on a free port, in memory, with its people and posts. */
export async function startProduct({ seed, clockOffset = 0, config, bundleDir = dist }: ProductOptions): Promise<Product> {
  const listening = await listenAtHome()
  if (homePort === 0) homePort = listening.port
  const origin = `http://localhost:${listening.port}`
  const folder = await mkdtemp(join(tmpdir(), 'rookery-product-'))
  const folders = ['media', 'static/static', 'static/instance', 'static/emoji/pond']
  await Promise.all(folders.map((inside) => mkdir(join(folder, inside), { recursive: true })))
  // The emoji of the small world: a missing image would show for a moment, and then the name.
  await Promise.all(
    ['blobcat', 'partyparrot'].map((name) => copyFile(join(dist, 'favicon.png'), join(folder, `static/emoji/pond/${name}.png`))),
  )
  // The setting `streaming` is off by default, and polling would take 20 seconds to show a new post.
  await writeFile(join(folder, 'static/static/config.json'), JSON.stringify({ streaming: true, ...config }))
  const pushed: PushRequest[] = []
  const db = openDatabase(':memory:')
  // The client takes the browser's language only where the server lists it.
  await db
    .insertInto('settings')
    .values({ name: 'languages', value_json: JSON.stringify(['en', 'ar']) })
    .execute()
  const instance = await createInstance({
    db,
    clock: { ...systemClock, now: () => systemClock.now() + clockOffset },
    random: seededRandom(1),
    origin,
    mediaDir: join(folder, 'media'),
    staticDir: join(folder, 'static'),
    bundleDir,
    rateLimits: false,
    postPush(push) {
      pushed.push(push)
      return Promise.resolve(201)
    },
    seed: seeds[seed],
  })
  const asked: string[] = []
  const done: string[] = []
  const lost = new Set<string>()
  const deleted = new Set<RegExp>()
  const served = serveInstance(instance)
  listening.serve({
    ...served,
    async fetch(request, peer) {
      const { pathname } = new URL(request.url)
      if (pathname === blankPath) return blankResponse()
      const call = `${request.method} ${pathname}`
      asked.push(call)
      if ([...deleted].some((paths) => paths.test(pathname))) return new Response(null, { status: 404 })
      const response = await withoutPreload(request, await served.fetch(request, peer))
      done.push(call)
      return lost.has(call) ? new Response(brokenOff(), { headers: response.headers }) : response
    },
  })
  return {
    origin,
    instance,
    asked,
    done,
    pushed,
    dropResponses(method, path) {
      const call = `${method} ${path}`
      lost.add(call)
      return () => void lost.delete(call)
    },
    removePaths(paths) {
      deleted.add(paths)
      return () => void deleted.delete(paths)
    },
    putFile: (path, text) => writeFile(join(folder, 'static', path), text),
    passwordOf: seed === 'small' ? () => smallWorldPassword : demoPassword,
    async close() {
      await Promise.all([withinLimit('Closing the server', listening.close()), withinLimit('Closing the instance', instance.close())])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A connection that breaks before anything of the answer has come through it. */
function brokenOff(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new Error('The connection is broken off.')) })
}

function demoPassword(name: string): string {
  const person = DEMO_PEOPLE.find(({ username }) => username === name)
  if (!person)
    throw new Error(`${name} is not one of the people to sign in as (${DEMO_PEOPLE.map(({ username }) => username).join(', ')}).`)
  return person.password
}
