import type { Db } from '../db/openDatabase.ts'

/** The instance's own settings: the defaults of Akkoma, changed by rows of the table `settings` of the same name. */
export interface Config {
  name: string
  description: string
  shortDescription: string
  email: string
  languages: string[]
  registrationsOpen: boolean
  accountApprovalRequired: boolean
  accountActivationRequired: boolean
  captchaEnabled: boolean
  /** `native`: the response has the image; `kocaptcha`: it comes from a service, which this instance replaces. */
  captchaKind: 'native' | 'kocaptcha'
  /** Whether mails are written; they appear at `/dev/mailbox` and are not sent. */
  mailerEnabled: boolean
  /** false: a private instance, which shows visitors nothing. */
  isPublic: boolean
  /** false: the timeline of the whole known network is switched off. */
  federatedTimelineAvailable: boolean
  /** Characters of a post with its subject. */
  postLimit: number
  bioLength: number
  nameLength: number
  descriptionLimit: number
  reportCommentLimit: number
  registrationReasonLimit: number
  /** Bytes. */
  uploadLimit: number
  /** Maximum number of files in one post; null for no limit, as on Akkoma. */
  maxAttachments: number | null
  /** Milliseconds that an upload is worked on before it can be shown and posted, as on Mastodon; 0 for none, as on Akkoma. */
  mediaProcessing: number
  avatarUploadLimit: number
  backgroundUploadLimit: number
  bannerUploadLimit: number
  /** Seconds. */
  poll: { maxOptions: number; maxOptionChars: number; minExpiration: number; maxExpiration: number }
  fields: { maxFields: number; maxRemoteFields: number; nameLength: number; valueLength: number }
  maxPinnedStatuses: number
  /** Domains whose people make up the bubble timeline, besides this one. */
  bubble: string[]
  /** Data that visitors may not see. */
  restrictVisitors: { localTimeline: boolean; federatedTimeline: boolean; bubbleTimeline: boolean }
  postFormats: string[]
  /** Whether posts can be translated. */
  translation: boolean
  /** Additional rules about other servers in `federation` of the node's metadata, as Akkoma sends them. */
  federationPolicies: Record<string, unknown>
  /** Filters of several phrases under one title, as on Mastodon since 4.0, besides those of one; no Akkoma has them. */
  groupedFilters: boolean
  /** Whether pages show follow suggestions; Akkoma has no such setting and sends false. */
  suggestionsEnabled: boolean
  /** Whether people can keep notifications of some senders apart, as on Mastodon; Akkoma cannot. */
  notificationRequests: boolean
  /** Folders for bookmarks, as on Pleroma since 2.7; Akkoma has none. */
  bookmarkFolders: boolean
  /** Whether frontends ask for the password themselves, or lead to the page of the server. */
  loginMethod: 'password' | 'token'
  /** Whether pages show the instance panel. */
  showInstancePanel: boolean
  /** Reads work and writes are rejected, as on a server that is being moved. */
  readOnly: boolean
  /** Overrides of the configuration for this client: `logo`, `redirectRootNoLogin` … null removes a key. */
  frontend: Record<string, unknown>
}

export const defaultConfig: Config = {
  name: 'Rookery',
  description: 'A small instance to try Rookery on',
  shortDescription: 'A small instance to try Rookery on',
  email: 'keeper@rookery.example',
  languages: ['en'],
  registrationsOpen: true,
  accountApprovalRequired: false,
  accountActivationRequired: false,
  captchaEnabled: true,
  captchaKind: 'native',
  mailerEnabled: false,
  isPublic: true,
  federatedTimelineAvailable: true,
  postLimit: 5000,
  bioLength: 5000,
  nameLength: 100,
  descriptionLimit: 5000,
  reportCommentLimit: 1000,
  registrationReasonLimit: 500,
  uploadLimit: 16_000_000,
  maxAttachments: null,
  mediaProcessing: 0,
  avatarUploadLimit: 2_000_000,
  backgroundUploadLimit: 4_000_000,
  bannerUploadLimit: 4_000_000,
  poll: { maxOptions: 20, maxOptionChars: 200, minExpiration: 0, maxExpiration: 31_536_000 },
  fields: { maxFields: 10, maxRemoteFields: 20, nameLength: 512, valueLength: 2048 },
  maxPinnedStatuses: 1,
  bubble: [],
  restrictVisitors: { localTimeline: false, federatedTimeline: false, bubbleTimeline: true },
  postFormats: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'],
  translation: true,
  federationPolicies: {},
  groupedFilters: false,
  suggestionsEnabled: false,
  notificationRequests: false,
  bookmarkFolders: false,
  loginMethod: 'password',
  showInstancePanel: false,
  readOnly: false,
  frontend: {},
}

/** Reads the stored settings over the defaults. Rows of unknown names are left alone. */
export async function loadConfig(db: Db): Promise<Config> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const stored = Object.fromEntries(rows.filter((row) => row.name in defaultConfig).map((row) => [row.name, JSON.parse(row.value_json)]))
  return { ...structuredClone(defaultConfig), ...stored }
}

/** Stores one setting; the running instance's `config` changes with it. */
export async function saveSetting<Name extends keyof Config>(db: Db, config: Config, name: Name, value: Config[Name]): Promise<void> {
  const row = { name, value_json: JSON.stringify(value) }
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  config[name] = value
}
