import type { Clock } from '@rookery/api/http/Clock'
import { createApp } from './app.ts'
import type { Peer } from './auth.ts'
import type { Db } from './db/openDatabase.ts'
import { loadConfig, type Config } from './domain/Config.ts'
import type { Context } from './domain/Context.ts'
import { createIdSource } from './domain/ids.ts'
import { startJobs } from './domain/jobs.ts'
import { createOpenRequests } from './domain/OpenRequests.ts'
import { createReplyMemory } from './domain/ReplyMemory.ts'
import { createMediaFiles } from './domain/media/mediaFiles.ts'
import { createStats } from './domain/stats.ts'
import { createPusher } from './domain/push/Pusher.ts'
import { postToPushService, type PostPush } from './domain/push/postToPushService.ts'
import { loadVapid } from './domain/vapid.ts'
import { createRateLimiter, unlimited } from './limits/rateLimiter.ts'
import { connectStream } from './streaming/connectStream.ts'
import { createHub, type ServedSocket } from './streaming/Hub.ts'
import { createPublisher } from './streaming/Publisher.ts'

export interface InstanceOptions {
  /** From `openDatabase`; the instance closes it. */
  db: Db
  clock: Clock
  /** From 0 up to 1; the same sequence makes the same ids. Secrets never come from it. */
  random: () => number
  /** Where people reach it, e.g. `https://pond.example`. */
  origin: string
  /** Folder for uploads; null keeps them no longer than the instance. */
  mediaDir: string | null
  /** The built client; without it only the API answers. */
  bundleDir?: string | null
  /** Files of its admins, which override the client's and the server's own: config.json, emoji, panel … */
  staticDir?: string | null
  /** Akkoma's limits on how often one may ask (default true). Off for benchmarks, and for tests of other things. */
  rateLimits?: boolean
  /** Settings for this run, over those that are stored. */
  config?: Partial<Config>
  /** Hands push messages over; to the services of the world, over https, when absent. */
  postPush?: PostPush
  /** Fills an empty database; not called when there are people already. */
  seed?: (context: Context) => Promise<void>
}

export interface EmbeddedInstance {
  /** The context of domain functions: for the seed, the host and tests. */
  readonly context: Context
  /** `peer` is the sender, if a host knows it: it distinguishes visitors. */
  fetch(request: Request, peer?: Peer): Promise<Response>
  /**
   * Takes over the socket of an upgrade request to `/api/v1/streaming`.
   * Returns the status to refuse it with (401, 404, or 503 while it closes), or null when the socket is served.
   */
  connect(request: Request, accept: () => ServedSocket): Promise<401 | 404 | 503 | null>
  /** Settles when everything that happened so far was sent to the open streams and the push services. */
  settled(): Promise<void>
  /** Responds to the requests that are under way, and to further ones with 503. Then it ends the streams and closes the database. */
  close(): Promise<void>
}

/**
 * A small server with the Mastodon API of Akkoma 3.16 over an embedded database.
 * Takes requests and gives responses: it opens no port and writes no file but the database and those in `mediaDir`.
 */
export async function createInstance(options: InstanceOptions): Promise<EmbeddedInstance> {
  const { db, clock, random, origin } = options
  const files = createMediaFiles(options.mediaDir)
  const requests = createOpenRequests()
  const world: Omit<Context, 'notify'> = {
    db,
    clock,
    random,
    origin,
    files,
    ids: createIdSource(() => clock.now(), random),
    host: new URL(origin).hostname,
    config: { ...(await loadConfig(db)), ...options.config },
    vapid: await loadVapid(db),
    hub: createHub(),
    limiter: options.rateLimits === false ? unlimited : createRateLimiter(clock),
    replies: createReplyMemory(clock),
    stats: createStats(db, clock),
    closing: requests.closing,
  }
  const publisher = createPublisher(world, reportFault)
  const pusher = createPusher(world, options.postPush ?? postToPushService, reportFault)
  const context: Context = {
    ...world,
    notify(change) {
      publisher.notify(change)
      pusher.notify(change)
    },
  }
  if (options.seed && !(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst())) await options.seed(context)
  const app = createApp(context, { bundleDir: options.bundleDir ?? null, staticDir: options.staticDir ?? null })
  const stopJobs = startJobs(context, reportFault)
  return {
    context,
    fetch: (request, peer) =>
      requests.run(
        async () => app.fetch(request, peer ? { peer } : {}),
        () => new Response(null, { status: 503 }),
      ),
    connect: (request, accept) =>
      requests.run<401 | 404 | 503 | null>(
        () => connectStream(context, request, accept),
        () => 503,
      ),
    async settled() {
      await publisher.idle()
      await pusher.idle()
    },
    async close() {
      await requests.close()
      await stopJobs()
      context.hub.closeAll()
      await publisher.idle()
      await pusher.idle()
      await db.destroy()
      await files.close()
    },
  }
}

/** Reports an error outside of requests. */
function reportFault(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
