import { parseArgs } from 'node:util'

/** @typedef {'open' | 'approval' | 'confirmation' | 'invitation' | 'closed'} RegistrationMode */
/** @typedef {'native' | 'kocaptcha' | 'none'} CaptchaMode */

/**
 * The options of `npm start`.
 * @typedef {object} StartOptions
 * @property {number} port 0 picks a free one
 * @property {string} dataDir where the embedded instance keeps its database and media
 * @property {number} livelyPerMinute how often its people do something by themselves; 0 for never
 * @property {RegistrationMode | null} registration whether registration is open, and its requirements
 * @property {CaptchaMode | null} captcha the kind of captcha at registration
 * @property {Readonly<Record<string, unknown>>} settings of the embedded instance and of the client at it, by name, for this run
 * @property {boolean} standalone serves the client on a host of its own, beside two embedded instances
 * @property {string | null} dialect the kind of server that the embedded instance speaks like
 * @property {string | null} instanceUrl origin of a real server to serve the client against
 */

/** An error of the command line or of the machine, as one sentence. */
export class StartFault extends Error {}

export const USAGE = `Serves Rookery on this machine.

  npm start -- [options]

  --port NUMBER     port to listen on (default 4000, or the environment's PORT)
  --data DIR        folder for the embedded instance's database and media (default .data)
  --lively [RATE]   its people post, reply, react and edit while you watch, RATE times a minute (default 10)
  --registration MODE
                    open, approval (an admin lets people in), confirmation (by a link in a mail), invitation or closed
  --captcha KIND    what newcomers have to read: native (a picture in the answer), kocaptcha (one from a service) or none
  --set KEY=VALUE   a setting of the embedded instance (isPublic=false) or of the client at it (logo=/images/avi.png), for
                    this run; may come several times
  --standalone      the client on a host of its own, as on a static host, and two embedded instances at the next two
                    ports: it asks which server to show
  --dialect NAME    the embedded instance speaks like another server: mastodon-4.5, gotosocial-0.20, pixelfed …
  --instance URL    no embedded instance: serve the client against this real server
  --help            this text`

const DEFAULT_PORT = 4000
const DEFAULT_RATE = 10

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} environment
 * @returns {StartOptions | 'help'}
 * @throws {StartFault} for a flag or value that is not understood
 */
export function readStartOptions(args, environment) {
  const { values } = parsed(withDefaultRate(args))
  if (values.help) return 'help'
  const ofInstance = [values.data, values.lively, values.registration, values.captcha, values.set, values.standalone, values.dialect]
  if (values.instance !== undefined && ofInstance.some((value) => value !== undefined)) {
    throw new StartFault(
      '--data, --lively, --registration, --captcha, --set, --standalone and --dialect belong to the embedded instance and cannot go together with --instance.',
    )
  }
  const port = values.port ?? (environment['PORT'] || undefined)
  return {
    port: port === undefined ? DEFAULT_PORT : portNumber(port, values.port === undefined ? 'PORT' : '--port'),
    dataDir: values.data ?? '.data',
    livelyPerMinute: values.lively === undefined ? 0 : rate(values.lively),
    registration: oneOf('--registration', values.registration, registrationModes),
    captcha: oneOf('--captcha', values.captcha, captchaModes),
    dialect: values.dialect ?? null,
    settings: Object.fromEntries((values.set ?? []).map(setting)),
    standalone: values.standalone ?? false,
    instanceUrl: values.instance === undefined ? null : originOf(values.instance),
  }
}

/** @type {readonly RegistrationMode[]} */
const registrationModes = ['open', 'approval', 'confirmation', 'invitation', 'closed']
/** @type {readonly CaptchaMode[]} */
const captchaModes = ['native', 'kocaptcha', 'none']

/**
 * @template {string} Mode
 * @param {string} name
 * @param {string | undefined} text
 * @param {readonly Mode[]} modes
 * @returns {Mode | null}
 */
function oneOf(name, text, modes) {
  if (text === undefined) return null
  const mode = modes.find((known) => known === text)
  if (!mode) throw new StartFault(`${name} must be one of ${modes.join(', ')}, not "${text}".`)
  return mode
}

/** A JSON value is parsed, any other is a text. @param {string} text @returns {readonly [string, unknown]} */
function setting(text) {
  const [, key, value] = /^(\w+)=(.*)$/s.exec(text) ?? []
  if (key === undefined || value === undefined)
    throw new StartFault(`--set takes a name and a value such as hideSitename=true, not "${text}".`)
  try {
    return [key, JSON.parse(value)]
  } catch {
    return [key, value]
  }
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        lively: { type: 'string' },
        registration: { type: 'string' },
        captcha: { type: 'string' },
        standalone: { type: 'boolean' },
        set: { type: 'string', multiple: true },
        dialect: { type: 'string' },
        instance: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    const why = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error)
    throw new StartFault(`${why}. Try npm start -- --help.`)
  }
}

/**
 * `--lively` may have no value, which parseArgs does not support.
 *
 * @param {string[]} args
 */
function withDefaultRate(args) {
  return args.map((arg, index) => {
    const next = args[index + 1]
    return arg === '--lively' && (next === undefined || next.startsWith('-')) ? `--lively=${DEFAULT_RATE}` : arg
  })
}

/** @param {string} text @param {string} name */
function portNumber(text, name) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new StartFault(`${name} must be a number from 0 to 65535, not "${text}".`)
  return port
}

/** @param {string} text */
function rate(text) {
  const number = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || number <= 0 || number > 6_000) {
    throw new StartFault(`--lively must be a number of actions a minute, at most 6000, not "${text}".`)
  }
  return number
}

/** @param {string} text */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartFault(`--instance must be the address of a server such as https://social.example, not "${text}".`)
  }
  return url.origin
}
