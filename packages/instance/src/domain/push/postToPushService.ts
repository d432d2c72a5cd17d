import { request } from 'node:https'
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** A message for one browser, encrypted and signed, and the service of that browser's maker that takes it there. */
export interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Sends a message and returns the response's status. Rejects without a response. */
export type PostPush = (push: PushRequest) => Promise<number>

const timeoutMs = 10_000

/** Addresses that must not be reached through this server: its own machine and local networks. */
const inner = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6')

/** Whether an address is out in the world. One that is written inside another (`::ffff:127.0.0.1`) counts as itself. */
export function isOuterAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !inner.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** The name is resolved once, and its address is checked before any request. */
const outerLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isOuterAddress(address)))
      return done(new Error(`${host} is not out in the world.`), '', 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

/** Only https, to public addresses, without redirects and within ten seconds. */
export const postToPushService: PostPush = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(endpoint)
    const host = hostname.replace(/^\[|\]$/g, '')
    if (protocol !== 'https:' || (isIP(host) !== 0 && !isOuterAddress(host))) throw new Error(`Nothing is sent to ${endpoint}.`)
    const options = { method: 'POST', headers, lookup: outerLookup, signal: AbortSignal.timeout(timeoutMs) }
    const sent = request(endpoint, options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
