import { randomUUID } from 'node:crypto'
import { findAccount } from '@rookery/instance/domain/findAccount'
import { registerApp } from '@rookery/instance/domain/oauth/apps'
import { issueToken } from '@rookery/instance/domain/oauth/tokens'
import { listenerOf, rejectUpgrade, requestOf } from '@rookery/instance/host/nodeHost'
import type { IncomingMessage } from 'node:http'
import type { TestProject } from 'vitest/node'

import { arrangements, type ArrangementName } from './arrangements.ts'
import { instancesPath, placeInstances, type InstancesHandler } from './instancesPlugin.ts'
import { startInstance, type InstanceChoices, type RunningInstance } from './RunningInstance.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path that test pages reach their instances by. It holds a secret of this run. */
    instances: string
  }
}

const running = new Map<string, RunningInstance>()

/** Commands of test pages, each with plain data as its parameter and its result. */
export const commands = {
  async start({ origin, ...choices }: InstanceChoices & { origin: string }) {
    const name = randomUUID()
    running.set(name, await startInstance(origin, choices))
    return name
  },
  async stop({ name }: { name: string }) {
    const instance = get(name)
    running.delete(name)
    await instance.close()
  },
  /** Signs a user in without the form and the slow hash of a password. */
  async signIn({ name, as, scopes }: { name: string; as: string; scopes: string }) {
    const { context } = get(name).instance
    const account = await findAccount(context, as)
    if (!account) throw new Error(`Nobody is called "${as}" here. Is the account in the seed?`)
    const redirectUris = `${context.origin}/oauth-callback`
    const app = await registerApp(context, { name: 'Rookery', redirectUris, scopes, website: context.origin })
    const token = await issueToken(context, { appId: app.id, accountId: account.id, scopes: scopes.split(' ') })
    return { accountId: account.id, app, token }
  },
  async advance({ name, ms }: { name: string; ms: number }) {
    const { clock, instance } = get(name)
    clock.advance(ms)
    await instance.settled()
  },
  settled: ({ name }: { name: string }) => get(name).instance.settled(),
  putFile: ({ name, path, text }: { name: string; path: string; text: string }) => get(name).putFile(path, text),
  async arrange({ name, arrangement, options }: { name: string; arrangement: ArrangementName; options: unknown }) {
    const run = arrangements[arrangement] as (instance: RunningInstance, options: unknown) => Promise<unknown> // each checks its own
    return (await run(get(name), options)) ?? null
  },
  /** Changes settings of a running instance. */
  async configure({ name, config }: { name: string; config: InstanceChoices['config'] }) {
    Object.assign(get(name).instance.context.config, config)
  },
} as const

/** Serves the instances of all test pages in this process, until the run ends. Vitest calls it once. */
export function setup({ provide }: TestProject): () => Promise<void> {
  const secret = randomUUID()
  placeInstances(handlerBehind(`${instancesPath}/${secret}`))
  provide('instances', `${instancesPath}/${secret}`)
  return async () => {
    await Promise.all([...running.values()].map((instance) => instance.close()))
  }
}

/** Finds the instance by the first segment behind the secret; the rest is the path on that instance. */
function handlerBehind(prefix: string): InstancesHandler {
  const files = new WeakMap<IncomingMessage, Response>()
  const listener = listenerOf(async (request, peer, incoming) => {
    const file = files.get(incoming)
    if (file) return file
    const { pathname, search } = new URL(request.url)
    const [, name = '', path = ''] = /^\/([^/]+)(.*)$/.exec(pathname.slice(prefix.length)) ?? []
    if (name === 'command') return runCommand(path.slice(1), request)
    const found = running.get(name)
    return found ? found.served.fetch(at(found, path + search, request), peer) : new Response(null, { status: 410 })
  })
  return {
    async handle(incoming, outgoing) {
      if (!incoming.url?.startsWith(`${prefix}/`)) {
        const file = await fileOfAny(incoming)
        if (!file) return false
        files.set(incoming, file)
      }
      listener(incoming, outgoing)
      return true
    },
    upgrade(incoming, socket, head) {
      const [, name = '', path = ''] = /^\/([^/]+)(.*)$/.exec((incoming.url ?? '').slice(prefix.length)) ?? []
      const found = incoming.url?.startsWith(`${prefix}/`) ? running.get(name) : undefined
      if (!found) return rejectUpgrade(socket, 404)
      incoming.url = path
      return found.served.upgrade(incoming, socket, head)
    },
  }
}

/** Uploads have random names, so at most one instance has the file. */
async function fileOfAny(incoming: IncomingMessage): Promise<Response | null> {
  const peer = { address: incoming.socket.remoteAddress ?? '' }
  for (const { instance, served } of running.values()) {
    const response = await served.fetch(requestOf(incoming, instance.context.origin), peer)
    if (response.ok) return response
  }
  return null
}

function at({ instance }: RunningInstance, path: string, { method, headers, body }: Request): Request {
  return new Request(new URL(path, instance.context.origin), {
    method,
    headers,
    ...(body && { body, duplex: 'half' as const }),
  })
}

async function runCommand(name: string, request: Request): Promise<Response> {
  if (!(name in commands)) return Response.json({ error: `There is no command "${name}".` }, { status: 404 })
  const run = commands[name as keyof typeof commands] as (options: unknown) => Promise<unknown> // checked above
  try {
    return Response.json((await run(await request.json())) ?? null)
  } catch (error) {
    return Response.json({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, { status: 500 })
  }
}

function get(name: string): RunningInstance {
  const found = running.get(name)
  if (!found) throw new Error('This instance has been stopped. A test used it after its end.')
  return found
}
