import { parseArgs } from 'node:util'
import { systemClock } from '@rookery/api/http/Clock'
import type { Send } from '@rookery/api/http/client'
import type { StreamSocketConstructor } from '@rookery/api/stream/StreamClient'
import { dayTable } from './dayTable.ts'
import { DayFault, spendDay, type DayOptions } from './spendDay.ts'

const usage = `Spends a day on a real server with the calls that the client uses, and takes away what it made.

  npm run contract -- --server URL --token TOKEN [options]

  --server URL           the server, such as https://social.example
  --token TOKEN          an access token of an account there, with the scopes read and write, and with follow
                         on a server that knows it (GoToSocial refuses it)
  --other TOKEN          the token of a second account, for follows, votes and notifications
  --other-server URL     the server of the second account, if it is another one
  --revoke               ends the token of --token at last
  --client-id ID, --client-secret SECRET
                         the app of that token, which many servers ask for before they end it
  --help                 this text

The posts are unlisted. Ctrl-C stops after the step that runs, and cleans up.`

/** Where the day runs. */
export interface DayPlace {
  readonly fetch: Send
  readonly WebSocket: StreamSocketConstructor
  readonly signal?: AbortSignal
  readonly print: (line: string) => void
}

/** The day as a command: prints the table, and returns the exit code. */
export async function runDay(args: readonly string[], { print, ...place }: DayPlace): Promise<number> {
  try {
    const options = readDayOptions(args)
    if (options === null) {
      print(usage)
      return 0
    }
    const rows = await spendDay({ ...place, ...options, clock: systemClock })
    print(dayTable(rows))
    // As a shell reports a program that Ctrl-C ended.
    if (place.signal?.aborted) return 130
    return rows.some(({ result }) => result === 'failed') ? 1 : 0
  } catch (error) {
    if (!(error instanceof DayFault)) throw error
    print(error.message)
    return 2
  }
}

function readDayOptions(args: readonly string[]): Pick<DayOptions, 'account' | 'other' | 'revoke'> | null {
  const values = parsed(args)
  if (values.help) return null
  const { server, token, other } = values
  if (server === undefined) throw new DayFault('Which server? Name it with --server https://social.example.')
  const origin = originOf(server, '--server')
  if (token === undefined) throw new DayFault('Which account? Give its access token with --token.')
  return {
    account: { origin, token },
    other: other === undefined ? null : { origin: originOf(values['other-server'] ?? origin, '--other-server'), token: other },
    revoke: values.revoke ? { clientId: values['client-id'] ?? '', clientSecret: values['client-secret'] ?? '' } : null,
  }
}

const dayOptions = {
  server: { type: 'string' },
  token: { type: 'string' },
  other: { type: 'string' },
  'other-server': { type: 'string' },
  revoke: { type: 'boolean' },
  'client-id': { type: 'string' },
  'client-secret': { type: 'string' },
  help: { type: 'boolean' },
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: withValues(args), options: dayOptions }).values
  } catch (error) {
    throw new DayFault(`${error instanceof Error ? error.message : String(error)} (--help lists the options.)`)
  }
}

/** Joins each option to its value. One of 64 tokens begins with a hyphen, which `parseArgs` takes for another option. */
function withValues(args: readonly string[]): string[] {
  const takesValue = (arg = '') => Object.entries(dayOptions).some(([name, { type }]) => type === 'string' && arg === `--${name}`)
  const isOption = (arg = '') => Object.keys(dayOptions).some((name) => arg === `--${name}`)
  return args.flatMap((arg, place) => {
    const next = args[place + 1]
    if (takesValue(arg) && next !== undefined && !isOption(next)) return [`${arg}=${next}`]
    return takesValue(args[place - 1]) && !isOption(arg) ? [] : [arg]
  })
}

function originOf(text: string, option: string): string {
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) throw new DayFault(`${option}: "${text}" is no address of a server.`)
  return new URL(address).origin
}
