import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInstance } from '../createInstance.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { dialectNamed } from '../dialects/dialects.ts'
import { speakDialect } from '../dialects/speakDialect.ts'
import { createSpeech } from '../seed/createSpeech.ts'
import { seedInstance } from '../seed/seedInstance.ts'
import { atKnownHosts } from './atKnownHosts.ts'
import { atOneAddress } from './atOneAddress.ts'
import { chosenConfig } from './chosenConfig.ts'
import { DEMO_PEOPLE } from './demoPeople.ts'
import { holdFolder } from './holdFolder.ts'
import { startLively } from './lively.ts'
import { listen, type Listening, type Served } from './nodeHost.ts'
import { createProxy } from './proxy.ts'
import { standingInvite } from '../domain/registration/invites.ts'
import { registrationConfig, type CaptchaMode, type RegistrationMode } from '../domain/registration/registrationConfig.ts'
import { serveInstance } from './serveInstance.ts'
import { createStaticHost } from './staticHost.ts'
import { systemClock } from './systemClock.ts'

export interface HostOptions {
  /** 0 for any free one. */
  port: number
  /** The embedded instance's folder: database, uploads and the keepers' own files. */
  dataDir: string
  /** How many times a minute its people do something by themselves. */
  livelyPerMinute: number
  /** Origin of a real server instead of the embedded instance. */
  instanceUrl: string | null
  /** Serves the client on a separate host, with two embedded instances. */
  standalone?: boolean
  /** The built client. */
  bundleDir: string
  /** Registration policy; the instance's own setting by default. */
  registration?: RegistrationMode | null
  captcha?: CaptchaMode | null
  /** Settings by name, for this run: the instance's own, and the client's configuration. */
  settings?: Readonly<Record<string, unknown>>
  /** The kind of server that the embedded instance imitates; Akkoma if omitted. */
  dialect?: string | null
}

/** A running server, and a function that stops it. */
export interface Running {
  served: Served
  /** Text below the printed address. */
  words: string
  close(): Promise<void>
}

/**
 * Serves the client and an instance until SIGINT or SIGTERM, then closes the database and resolves.
 * @throws the error of Node when the port cannot be had, FolderInUse when another one works in the folder, UnfitSetting for a setting of another kind,
 * UnknownDialect
 */
export async function runHost(options: HostOptions): Promise<void> {
  const listening = await listen(options.port)
  const origin = originOf(listening)
  const running = await (options.standalone ? openStandalone(options, origin, listening.port) : openServed(options, origin))
  listening.serve(running.served)
  const stopped = stopSignal()
  process.stdout.write(`\n  Rookery is at ${origin}\n\n${running.words}\n  Ctrl-C stops it.\n\n`)
  await stopped
  await stopAll(running, listening)
}

/** Stops both at once: the instance waits for requests whose connections the port ends after a while. */
async function stopAll(running: Running, listening: Listening): Promise<void> {
  await Promise.all([running.close(), listening.close()])
}

/** Files for hosts of their own. */
const hostDir = join(import.meta.dirname, '../../../../hosting')

const originOf = ({ port }: Listening): string => `http://localhost:${port}`

/** The client on a host of its own, and two embedded instances of different kinds at the next two ports. */
async function openStandalone(options: Omit<HostOptions, 'port'>, origin: string, port: number): Promise<Running> {
  const servers: { readonly at: string; readonly listening: Listening; readonly running: Running }[] = []
  for (const [turn, dialect] of [null, options.dialect ?? 'mastodon-4.5'].entries()) {
    const listening = await listen(port + turn + 1)
    const at = originOf(listening)
    const running = await openServed({ ...options, dialect, dataDir: join(options.dataDir, dialect ?? 'akkoma') }, at)
    listening.serve(running.served)
    servers.push({ at, listening, running })
  }
  const local = servers.map(({ at }) => at)
  return {
    served: atKnownHosts(atOneAddress(createStaticHost({ bundleDir: options.bundleDir, hostDir, local }), origin), origin),
    words: [
      '  It belongs to no server, so it asks for one. These are on this machine:',
      ...servers.map(({ at, running }) => `\n    ${at.replace('http://', '')}\n\n${running.words}`),
    ].join('\n'),
    async close() {
      await Promise.all(servers.map(({ listening, running }) => stopAll(running, listening)))
    },
  }
}

/** The embedded instance, or the client in front of a real server, for a host that is reached at `origin`. */
export async function openServed(options: Omit<HostOptions, 'port'>, origin: string): Promise<Running> {
  const running = options.instanceUrl === null ? await embedded(options, origin) : beside(options.instanceUrl, options.bundleDir, origin)
  return { ...running, served: atKnownHosts(atOneAddress(running.served, origin), origin) }
}

async function embedded(
  {
    dataDir,
    bundleDir,
    livelyPerMinute,
    registration = null,
    captcha = null,
    settings = {},
    dialect: dialectName = null,
  }: Omit<HostOptions, 'port'>,
  origin: string,
): Promise<Running> {
  const dialect = dialectName === null ? null : dialectNamed(dialectName)
  const folder = resolve(dataDir)
  const [mediaDir, staticDir] = [join(folder, 'media'), join(folder, 'static')]
  await Promise.all([mkdir(mediaDir, { recursive: true }), mkdir(join(staticDir, 'static'), { recursive: true })])
  const release = holdFolder(folder)
  await offerStream(join(staticDir, 'static', 'config.json'))
  const instance = await createInstance({
    db: openDatabase(join(folder, 'instance.db')),
    clock: systemClock,
    random: Math.random,
    origin,
    mediaDir,
    staticDir,
    bundleDir,
    config: { mailerEnabled: true, ...dialect?.config, ...registrationConfig(registration, captcha), ...chosenConfig(settings) },
    seed: (context) => {
      process.stdout.write('  Filling the new instance with people, posts and pictures. This takes some seconds.\n')
      return seedInstance(context)
    },
  })
  const watching = DEMO_PEOPLE.map(({ username }) => username)
  const lively = { perMinute: livelyPerMinute, watching, speech: createSpeech(Math.random) }
  const stopLively = livelyPerMinute > 0 ? startLively(instance.context, lively, report) : () => Promise.resolve()
  const people = DEMO_PEOPLE.map(({ role, username, password }) => `    ${role.padEnd(10)} ${username.padEnd(6)} ${password}`)
  return {
    served: serveInstance(dialect ? speakDialect(instance, dialect) : instance),
    words: [
      `  Sign in as one of these (role, name, password):\n\n${people.join('\n')}\n`,
      ...(registration === 'invitation' ? [`  An invitation: ${origin}/registration/${await standingInvite(instance.context)}`] : []),
      `  Mails that it would send are at ${origin}/dev/mailbox, its settings at ${origin}/pleroma/admin/.`,
      `  Its data is kept in ${folder}.`,
    ].join('\n'),
    async close() {
      await stopLively()
      await instance.close()
      release()
    },
  }
}

/** New posts come by the stream unless a reader says otherwise; without this file it would be the other way round. */
async function offerStream(config: string): Promise<void> {
  // `wx`: a file that the admin put there stays.
  await writeFile(config, `${JSON.stringify({ streaming: true })}\n`, { flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
}

const report = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}

function beside(target: string, bundleDir: string, origin: string): Running {
  return {
    served: createProxy({ target, origin, bundleDir }),
    words: `  It shows ${target}: sign in with your account there.`,
    close: () => Promise.resolve(),
  }
}

/** Resolves at the first request to stop; a second one ends the process immediately. */
function stopSignal(): Promise<void> {
  return new Promise((resolveStop) => {
    const stop = () => {
      process.once('SIGINT', () => process.exit(130))
      resolveStop()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}
