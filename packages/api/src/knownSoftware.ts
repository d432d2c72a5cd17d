import { atLeast } from './atLeast.ts'
import type { KnownAbilities } from './capabilities.ts'
import { softwareOf } from './software.ts'
import type { Instance, NodeInfo } from './wire/model.ts'

type Ability = keyof KnownAbilities

/** `polls`, `polls@0.8` since a version of the software, or `-polls` for a server that seems to have it and has not. */
type Word = Ability | `-${Ability}` | `${Ability}@${number}.${number}`

/** Calls of Mastodon that most others lack. Their descriptions do not tell. */
const lacking: readonly Word[] = [
  '-dismissNotification',
  '-domainBlocks',
  '-exclusiveLists',
  '-familiarFollowers',
  '-listedFilters',
  '-notificationRequests',
  '-privateNotes',
  '-removeFromFollowers',
  '-timedMutes',
]

/** Software with a part of Mastodon's calls, and its further abilities. */
const partial: Readonly<Record<string, readonly Word[]>> = {
  bonfire: ['editing', 'dismissNotification', '-suggestions'],
  firefish: ['editing', '-webPush'],
  friendica: [
    'scheduledPosts',
    'editing',
    'quoting',
    'dismissNotification',
    'privateNotes',
    '-profileFields',
    '-polls',
    '-liveUpdates',
    '-signInMetadata',
  ],
  gotosocial: [
    'scheduledPosts@0.20',
    'editing@0.18',
    'exclusiveLists@0.17',
    'describesByEdit',
    'dropsDenied',
    'privateNotes',
    'timedMutes',
    '-shortHandles',
    '-suggestions',
  ],
  hollo: [
    'editing',
    'quoting',
    'reactions',
    'customReactions',
    'exclusiveLists',
    'familiarFollowers',
    'timedMutes',
    '-suggestions',
    '-liveUpdates',
    'deduplicates',
  ],
  iceshrimp: ['editing'],
  'iceshrimp.net': ['streamPongs', 'removeFromFollowers', 'exclusiveLists', 'deduplicates', '-signInMetadata'],
  ktistec: ['-editing', '-pins', '-polls', '-suggestions', '-liveUpdates', '-unlistedScope', '-filesInPosts', '-idempotencyKeys'],
  mitra: [
    'passwordSignIn',
    'removeFromFollowers',
    'customReactions',
    '-liveUpdates',
    'deduplicates',
    '-unlistedScope',
    '-contentWarnings',
    '-signInMetadata',
  ],
  neodb: ['editing', 'quoting', 'dismissNotification', 'privateNotes', 'timedMutes', '-liveUpdates', '-signInMetadata'],
  pixelfed: [
    '-pins',
    '-polls',
    '-profileFields',
    '-webPush',
    '-suggestions',
    '-liveUpdates',
    '-directScope',
    '-plainPosts',
    '-signInMetadata',
  ],
  sharkey: ['editing', 'quoting', 'reactions', 'customReactions', '-webPush', '-liveUpdates'],
  snac: [
    'scheduledPosts',
    'editing',
    'dismissNotification',
    'reactions',
    '-instanceV2',
    '-suggestions',
    '-liveUpdates',
    'formPolls',
    '-signInMetadata',
  ],
  takahe: ['editing', 'dismissNotification', 'familiarFollowers', 'timedMutes', '-liveUpdates', '-signInMetadata'],
  wildebeest: ['-editing', '-pins', '-polls', '-profileFields', '-suggestions', '-liveUpdates', 'deduplicates', '-unlistedScope'],
}

/** Software with all of them. */
const whole: Readonly<Record<string, readonly Word[]>> = { pleroma: ['familiarFollowers@2.7'] }

/** Whether the version of a server names its software, so that nodeinfo adds nothing. */
export function namesSoftware(instance: Instance): boolean {
  return softwareOf(instance, null).name !== null
}

/**
 * Abilities of software besides those that the server's own description lists. Empty for Akkoma and Mastodon, whose rules are in
 * `capabilitiesOf`, and for unknown software.
 */
export function knownAbilities(instance: Instance, nodeInfo: NodeInfo | null): KnownAbilities {
  const { name, version } = softwareOf(instance, nodeInfo)
  const rowOf = (rows: typeof partial) => (name !== null && Object.hasOwn(rows, name) ? rows[name] : undefined)
  const own = rowOf(partial)
  const words = own ? [...lacking, ...own] : (rowOf(whole) ?? [])
  return Object.fromEntries(
    words.map((word) => {
      const [, lack, ability = '', major, minor] = /^(-?)(\w+)(?:@(\d+)\.(\d+))?$/.exec(word) ?? []
      return [ability, !lack && (major === undefined || atLeast(version, Number(major), Number(minor)))]
    }),
  )
}
