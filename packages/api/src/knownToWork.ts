import { atLeast } from './atLeast.ts'
import type { ServerSoftware } from './software.ts'

/** The version that has it first; null where every version has it. */
type Since = readonly [major: number, minor: number] | null

const family: readonly (readonly [name: string, since: Since])[] = [
  ['akkoma', null],
  ['pleroma', null],
]

/** Features that do harm on a server without them, with the software that is known to have them. All other software counts as without. */
const softwareWith = {
  /** Mastodon, Mitra, NeoDB and others ignore that it is a preview and publish the post. */
  preview: new Map(family),
  /** Most others ignore the time and publish the post at once. */
  scheduledPosts: new Map<string, Since>([
    ...family,
    ['mastodon', [2, 7]],
    ['hometown', null],
    ['gotosocial', [0, 20]],
    ['friendica', null],
    ['snac', null],
  ]),
  /** Others ignore the lifetime, and the post stays forever. */
  expiringPosts: new Map(family),
  /** Some others refuse the scope; Takahē takes it for the public one. */
  localScope: new Map(family),
  /** GoToSocial ends a stream on a text `ping`; others do not respond. */
  streamPongs: new Map([
    ['akkoma', null],
    ['iceshrimp.net', null],
  ]),
  /** On other servers people would enter a password that the server rejects. */
  passwordSignIn: new Map([...family, ['mitra', null]]),
} satisfies Readonly<Record<string, ReadonlyMap<string, Since>>>

/** Whether something is known to work on a server with this software. */
export function isKnownToWork(what: keyof typeof softwareWith, { name, version }: ServerSoftware): boolean {
  const since = name === null ? undefined : softwareWith[what].get(name)
  return since === null || (since !== undefined && atLeast(version, ...since))
}
