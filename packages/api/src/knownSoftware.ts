import { atLeast } from './atLeast.ts'
import type { ServerSoftware } from './software.ts'

/** Fields of `Capabilities`. */
type Ability =
  | 'customReactions'
  | 'describesByEdit'
  | 'dismissNotification'
  | 'dropsDenied'
  | 'editing'
  | 'exclusiveLists'
  | 'expiringPosts'
  | 'familiarFollowers'
  | 'instanceV2'
  | 'listReplies'
  | 'localScope'
  | 'notificationRequests'
  | 'passwordSignIn'
  | 'polls'
  | 'preview'
  | 'quoting'
  | 'reactions'
  | 'removeFromFollowers'
  | 'scheduledPosts'
  | 'streamPongs'
  | 'suggestions'
  | 'webPush'

/** `polls`, `polls@0.8` since a version of the software, or `-polls` for a server that seems to have it and has not. */
type Word = Ability | `-${Ability}` | `${Ability}@${number}.${number}`

/** On all other servers these do harm: they publish a preview or a scheduled post, or keep a post that was to be deleted. */
const ofFamily = ['preview', 'scheduledPosts', 'expiringPosts', 'localScope', 'passwordSignIn', 'dropsDenied'] as const

/** Software with all calls of Mastodon. */
const whole: Readonly<Record<string, readonly Word[]>> = {
  akkoma: [...ofFamily, 'streamPongs'],
  pleroma: [...ofFamily, 'familiarFollowers@2.7'],
  mastodon: ['scheduledPosts@2.7', 'dropsDenied'],
  hometown: ['scheduledPosts', 'dropsDenied'],
}

/** Software with a part of them, and its abilities that its description does not tell. */
const partial: Readonly<Record<string, readonly Word[]>> = {
  bonfire: ['editing', 'dismissNotification'],
  firefish: ['editing', '-webPush'],
  friendica: ['scheduledPosts', 'editing', 'quoting', 'dismissNotification', 'suggestions', '-polls'],
  gotosocial: ['scheduledPosts@0.20', 'editing@0.18', 'exclusiveLists@0.17', 'describesByEdit', 'listReplies', 'dropsDenied'],
  hollo: ['editing', 'quoting', 'reactions', 'customReactions', 'exclusiveLists', 'familiarFollowers', '-notificationRequests'],
  iceshrimp: ['editing'],
  'iceshrimp.net': ['streamPongs', 'removeFromFollowers', 'exclusiveLists'],
  ktistec: ['-editing', '-polls'],
  mitra: ['passwordSignIn', 'removeFromFollowers', 'customReactions'],
  neodb: ['editing', 'quoting', 'dismissNotification'],
  pixelfed: ['-polls', '-webPush'],
  sharkey: ['editing', 'quoting', 'reactions', 'customReactions', 'suggestions', '-webPush'],
  snac: ['scheduledPosts', 'editing', 'dismissNotification', 'reactions', '-instanceV2'],
  takahe: ['editing', 'dismissNotification', 'suggestions', 'familiarFollowers'],
  wildebeest: ['-editing', '-polls'],
}

/** Whether the software is known to lack calls of Mastodon. */
export function isPartial({ name }: ServerSoftware): boolean {
  return name !== null && Object.hasOwn(partial, name)
}

/** What is known of the software besides the server's own description. */
export function knownAbilities({ name, version }: ServerSoftware): Partial<Record<Ability, boolean>> {
  const words = [whole, partial].flatMap((rows) => (name !== null && Object.hasOwn(rows, name) ? (rows[name] ?? []) : []))
  return Object.fromEntries(
    words.map((word) => {
      const [, lack, ability = '', major, minor] = /^(-?)(\w+)(?:@(\d+)\.(\d+))?$/.exec(word) ?? []
      return [ability, !lack && (major === undefined || atLeast(version, Number(major), Number(minor)))]
    }),
  )
}
