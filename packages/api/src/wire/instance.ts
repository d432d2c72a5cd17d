import {
  array,
  count,
  fields,
  idOrNull,
  isTrue,
  items,
  line,
  numberOrNull,
  record,
  requireRecord,
  textOrEmpty,
  textOrNull,
  texts,
  url,
  urlOrNull,
} from './read.ts'
import type { Raw } from './read.ts'
import type { Instance } from './model.ts'

/**
 * Reads `GET /api/v1/instance` and `GET /api/v2/instance` alike; missing values get the specification's default. Throws DecodeError
 * for anything but an object.
 */
export function decodeInstance(value: unknown): Instance {
  const raw = requireRecord(value, 'instance')
  const configuration = fields(raw.configuration)
  const statuses = fields(configuration.statuses)
  const media = fields(configuration.media_attachments)
  const pleroma = fields(raw.pleroma)
  const metadata = fields(pleroma.metadata)
  const registrations = fields(raw.registrations)
  const urls = fields(configuration.urls)
  const access = fields(configuration.timelines_access)
  const liveFeeds = record(access.live_feeds)
  return {
    // Old Pleroma sends a complete address.
    domain: (line(raw.domain) || line(raw.uri)).replace(/^https?:\/\//, '').replace(/\/.*/, ''),
    title: line(raw.title),
    description: textOrEmpty(raw.description) || textOrEmpty(raw.short_description),
    email: textOrEmpty(raw.email) || textOrEmpty(fields(raw.contact).email),
    version: line(raw.version),
    thumbnail: urlOrNull(raw.thumbnail) ?? urlOrNull(fields(raw.thumbnail).url),
    background: urlOrNull(raw.background_image),
    languages: texts(raw.languages),
    registrationsOpen: isTrue(raw.registrations) || isTrue(registrations.enabled),
    approvalRequired: isTrue(raw.approval_required) || isTrue(registrations.approval_required),
    streamingUrl: textOrEmpty(fields(raw.urls).streaming_api) || textOrEmpty(urls.streaming),
    vapidPublicKey: textOrNull(pleroma.vapid_public_key) ?? textOrNull(fields(configuration.vapid).public_key),
    maxCharacters: count(raw.max_toot_chars ?? statuses.max_characters) || 5000,
    charactersPerUrl: count(statuses.characters_reserved_per_url),
    maxAttachments: numberOrNull(raw.max_media_attachments ?? statuses.max_media_attachments),
    pollLimits: readPollLimits(record(raw.poll_limits) ?? fields(configuration.polls)),
    uploadLimits: {
      general: count(raw.upload_limit ?? media.image_size_limit),
      image: count(media.image_size_limit ?? raw.upload_limit),
      film: count(media.video_size_limit ?? raw.upload_limit),
      pixels: count(media.image_matrix_limit),
      // Pleroma lists this one alone, and means all types.
      types: texts(media.supported_mime_types).filter((type) => type !== 'application/octet-stream'),
      avatar: count(raw.avatar_upload_limit),
      background: count(raw.background_upload_limit),
      banner: count(raw.banner_upload_limit),
    },
    descriptionLimit: count(raw.description_limit ?? media.description_limit ?? 1500),
    birthdays: metadata.birthday_required !== undefined,
    fieldsLimits: readFieldsLimits(fields(metadata.fields_limits), fields(configuration.accounts)),
    postFormats: texts(metadata.post_formats ?? statuses.supported_mime_types),
    stats: readStats(raw),
    rules: items(raw.rules, (item) => {
      const rule = record(item)
      const id = idOrNull(rule?.id)
      return rule && id ? { id, text: textOrEmpty(rule.text) } : null
    }),
    features: texts(metadata.features),
    publicTimelines: readPublicTimelines(
      record(fields(metadata.restrict_unauthenticated).timelines),
      liveFeeds,
      record(access.hashtag_feeds),
    ),
    localTimeline: liveFeeds?.local !== 'disabled',
    remoteTimeline: liveFeeds?.remote !== 'disabled',
    translation: isTrue(fields(configuration.translation).enabled),
    mastodonApi: count(fields(raw.api_versions).mastodon),
    pleroma: record(raw.pleroma) !== null,
  }
}

// The defaults of the specification (3, section 9) hold until the server says otherwise.
function readPollLimits(raw: Raw): Instance['pollLimits'] {
  return {
    maxOptions: count(raw.max_options ?? 4),
    maxOptionChars: count(raw.max_option_chars ?? raw.max_characters_per_option ?? 255),
    minExpiration: count(raw.min_expiration ?? 60),
    maxExpiration: count(raw.max_expiration ?? 86_400),
  }
}

/** Those of Pleroma, or of Mastodon from 4.6 on. */
function readFieldsLimits(raw: Raw, accounts: Raw): Instance['fieldsLimits'] {
  return {
    maxFields: count(raw.max_fields ?? accounts.max_profile_fields ?? 4),
    nameLength: count(raw.name_length ?? accounts.profile_field_name_limit ?? 255),
    valueLength: count(raw.value_length ?? accounts.profile_field_value_limit ?? 255),
  }
}

/** Pleroma names closed timelines; Mastodon from 4.5 on names the audience of each. */
function readPublicTimelines(closed: Raw | null, access: Raw | null, tags: Raw | null): Instance['publicTimelines'] {
  if (closed) return { local: !isTrue(closed.local), federated: !isTrue(closed.federated) }
  const local = access?.local === 'public'
  // The whole network holds the posts of this server.
  const federated = local && access?.remote === 'public'
  return access && { local, federated, ...(tags && { tags: tags.local === 'public' && tags.remote === 'public' }) }
}

function readStats(raw: Raw): Instance['stats'] {
  const stats = fields(raw.stats)
  const active = fields(fields(raw.usage).users).active_month
  return { users: count(stats.user_count ?? active), statuses: count(stats.status_count), domains: count(stats.domain_count) }
}

/** The peers of GoToSocial are objects, those of all other servers are texts. */
export function decodePeers(value: unknown): readonly string[] {
  return array(value)
    .map((item) => textOrEmpty(item) || textOrEmpty(fields(item).domain))
    .filter(Boolean)
}

/** Where the server's emoji list has no address of its own it is completed with this origin. */
export function absoluteUrl(value: unknown, origin: string): string {
  const address = url(value)
  return address.startsWith('/') ? origin + address : address
}
