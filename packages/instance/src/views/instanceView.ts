import type { Config } from '../domain/Config.ts'
import type { Context } from '../domain/Context.ts'
import { SERVER_VERSION } from './serverVersion.ts'

const FEATURES = [
  'pleroma_api',
  'akkoma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'pleroma_explicit_addressing',
  'shareable_emoji_packs',
  'multifetch',
  'pleroma:api/v1/notifications:include_types_filter',
  'quote_posting',
  'editing',
  'pleroma_emoji_reactions',
  'exposable_reactions',
  'profile_directory',
  'custom_emoji_reactions',
  'pleroma:get:main/ostatus',
]

const featuresOf = ({ bookmarkFolders, translation }: Config): readonly string[] => [
  ...FEATURES,
  ...(translation ? ['akkoma:machine_translation'] : []),
  ...(bookmarkFolders ? ['pleroma:bookmark_folders'] : []),
]

/** Names that cannot be registered: they are paths of the server. */
export const RESTRICTED_NICKNAMES = [
  '.well-known',
  '~',
  'about',
  'activities',
  'api',
  'auth',
  'check_password',
  'dev',
  'friend-requests',
  'inbox',
  'internal',
  'main',
  'media',
  'nodeinfo',
  'notice',
  'oauth',
  'objects',
  'ostatus_subscribe',
  'pleroma',
  'proxy',
  'push',
  'registration',
  'relay',
  'settings',
  'status',
  'tag',
  'user-search',
  'user_exists',
  'users',
  'web',
  'verify_credentials',
  'update_credentials',
  'relationships',
  'search',
  'confirmation_resend',
  'mfa',
]

/** Federation of this instance: none. The keys are those of an Akkoma that federates. */
const federation = {
  // There is no federation with other servers; the seeded accounts and posts of some are included for trying out.
  enabled: true,
  exclusions: false,
  mrf_hashtag: { federated_timeline_removal: [], reject: [], sensitive: ['nsfw'] },
  mrf_object_age: { actions: ['delist', 'strip_followers'], threshold: 604_800 },
  mrf_policies: ['TagPolicy', 'HashtagPolicy'],
  quarantined_instances: [],
  quarantined_instances_info: { quarantined_instances: {} },
}

/** `GET /api/v1/instance` */
export async function instanceView(context: Context) {
  const { config, origin } = context
  const stats = await context.stats()
  return {
    ...(config.notificationRequests && { api_versions: { mastodon: 2 } }),
    approval_required: config.accountApprovalRequired,
    avatar_upload_limit: config.avatarUploadLimit,
    background_image: `${origin}/images/city.jpg`,
    background_upload_limit: config.backgroundUploadLimit,
    banner_upload_limit: config.bannerUploadLimit,
    description: config.description,
    description_limit: config.descriptionLimit,
    email: config.email,
    languages: config.languages,
    ...(config.maxAttachments !== null && { max_media_attachments: config.maxAttachments }),
    max_toot_chars: config.postLimit,
    pleroma: {
      metadata: {
        account_activation_required: config.accountActivationRequired,
        features: featuresOf(config),
        federation: { ...federation, ...config.federationPolicies },
        fields_limits: {
          max_fields: config.fields.maxFields,
          max_remote_fields: config.fields.maxRemoteFields,
          name_length: config.fields.nameLength,
          value_length: config.fields.valueLength,
        },
        post_formats: config.postFormats,
        privileged_staff: false,
      },
      stats: { mau: stats.activeMonth },
      vapid_public_key: context.vapid.publicKey,
    },
    poll_limits: pollLimits(context),
    registrations: config.registrationsOpen,
    short_description: config.shortDescription,
    stats: {
      domain_count: stats.domains,
      remote_user_count: stats.remotePeople,
      status_count: stats.localPosts,
      user_count: stats.people,
    },
    thumbnail: `${origin}/instance/thumbnail.jpeg`,
    title: config.name,
    upload_limit: config.uploadLimit,
    uri: context.host,
    urls: { streaming_api: streamingOrigin(context) },
    version: `2.7.2 (compatible; Akkoma ${SERVER_VERSION})`,
  }
}

/** `GET /api/v2/instance`, which Akkoma does not have: Pleroma's shape, for clients that ask it first. */
export async function instanceViewV2(context: Context) {
  const { config, origin } = context
  const [v1, stats] = await Promise.all([instanceView(context), context.stats()])
  return {
    domain: context.host,
    title: config.name,
    version: v1.version,
    source_url: 'https://akkoma.dev/AkkomaGang/akkoma',
    description: config.shortDescription,
    usage: { users: { active_month: stats.activeMonth } },
    thumbnail: { url: v1.thumbnail },
    languages: config.languages,
    configuration: {
      accounts: { max_featured_tags: 0, max_pinned_statuses: config.maxPinnedStatuses },
      statuses: { max_characters: config.postLimit, max_media_attachments: config.maxAttachments ?? 1000, characters_reserved_per_url: 0 },
      media_attachments: { image_size_limit: config.uploadLimit, video_size_limit: config.uploadLimit },
      polls: {
        max_options: config.poll.maxOptions,
        max_characters_per_option: config.poll.maxOptionChars,
        min_expiration: config.poll.minExpiration,
        max_expiration: config.poll.maxExpiration,
      },
      urls: { streaming: streamingOrigin(context) },
      vapid: { public_key: v1.pleroma.vapid_public_key },
      translation: { enabled: config.translation },
    },
    registrations: {
      enabled: config.registrationsOpen,
      approval_required: config.accountApprovalRequired,
      message: null,
      url: `${origin}/registration`,
    },
    contact: { email: config.email, account: null },
    rules: [],
    pleroma: v1.pleroma,
  }
}

/** `GET /nodeinfo/2.0.json` and `2.1.json`; 2.1 is also embedded in every local account. */
export async function nodeInfoView(context: Context, version: '2.0' | '2.1') {
  const { config } = context
  const stats = await context.stats()
  const repository = version === '2.1' ? { repository: 'https://akkoma.dev/AkkomaGang/akkoma' } : {}
  return {
    version,
    software: { name: 'akkoma', ...repository, version: SERVER_VERSION },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    openRegistrations: config.registrationsOpen,
    usage: {
      localPosts: stats.localPosts,
      users: { activeHalfyear: stats.activeHalfyear, activeMonth: stats.activeMonth, total: stats.people },
    },
    metadata: {
      accountActivationRequired: config.accountActivationRequired,
      features: featuresOf(config),
      federatedTimelineAvailable: config.federatedTimelineAvailable,
      federation: { ...federation, ...config.federationPolicies },
      fieldsLimits: {
        maxFields: config.fields.maxFields,
        maxRemoteFields: config.fields.maxRemoteFields,
        nameLength: config.fields.nameLength,
        valueLength: config.fields.valueLength,
      },
      invitesEnabled: false,
      localBubbleInstances: config.bubble,
      mailerEnabled: config.mailerEnabled,
      nodeDescription: config.description,
      nodeName: config.name,
      pollLimits: pollLimits(context),
      postFormats: config.postFormats,
      private: !config.isPublic,
      privilegedStaff: false,
      publicTimelineVisibility: {
        bubble: config.isPublic && !config.restrictVisitors.bubbleTimeline,
        federated: config.isPublic && !config.restrictVisitors.federatedTimeline,
        local: config.isPublic && !config.restrictVisitors.localTimeline,
      },
      restrictedNicknames: RESTRICTED_NICKNAMES,
      skipThreadContainment: true,
      staffAccounts: stats.staff,
      suggestions: { enabled: config.suggestionsEnabled },
      uploadLimits: {
        avatar: config.avatarUploadLimit,
        background: config.backgroundUploadLimit,
        banner: config.bannerUploadLimit,
        general: config.uploadLimit,
      },
    },
  }
}

const streamingOrigin = (context: Context): string => context.origin.replace(/^http/, 'ws')

function pollLimits({ config: { poll } }: Context) {
  return {
    max_expiration: poll.maxExpiration,
    max_option_chars: poll.maxOptionChars,
    max_options: poll.maxOptions,
    min_expiration: poll.minExpiration,
  }
}
