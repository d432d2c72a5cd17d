import type { Insertable } from 'kysely'
import type { AccountRow } from '../auth.ts'
import { flag, type Database, type NotificationKind, type VisibilityValue } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { createIdSource } from '../domain/ids.ts'
import { formatPost, type PostFormat } from '../text/formatPost.ts'
import { escapeHtml } from '../text/escapeHtml.ts'
import { linkify, type Mentionable } from '../text/linkify.ts'
import { sanitizeHtml } from '../text/sanitizeHtml.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import { cast, type Person } from './cast.ts'
import type { Random } from './createRandom.ts'
import type { Gallery, Exhibit } from './pictures/Gallery.ts'

/** A post to be made. Times are milliseconds since the epoch. */
export interface Plan {
  author: string
  at: number
  text?: string
  format?: PostFormat
  /** Instead of a text: what another server sent, before it is sanitised here. */
  html?: string
  subject?: string
  sensitive?: boolean
  visibility?: VisibilityValue
  /** Who is addressed without being named in the text. */
  to?: readonly string[]
  language?: string
  replyTo?: StatusRow
  /** Id of an answered post that is not here any more. */
  orphanOf?: string
  quote?: StatusRow
  /** A quoted post of which the HTML speaks itself. */
  bareQuote?: StatusRow
  /** Id of a quoted post that is not here any more. */
  quoteGone?: string
  media?: readonly Attached[]
  poll?: PollPlan
  card?: CardPlan
  /** Earlier versions, the oldest first, with the minutes after posting at which each was replaced. */
  edits?: readonly { text: string; after: number }[]
  pinned?: boolean
  expiresAt?: number
  app?: string
  /** Emoji of the author's server in the text, by shortcode: paths. */
  emojis?: Readonly<Record<string, string>>
  /** What other servers count and this one cannot know by name. */
  favourites?: number
  reblogs?: number
}

export interface Attached {
  exhibit: Exhibit
  /** null: nobody described it. */
  description: string | null
  withoutBlurhash?: boolean
}

export interface PollPlan {
  options: readonly string[]
  votes: readonly number[]
  multiple?: boolean
  /** null never ends. */
  endsAt: number | null
  /** Positions that people of the cast chose. */
  chosen?: readonly { by: string; positions: readonly number[] }[]
}

export interface CardPlan {
  url: string
  title: string
  description: string
  provider: string
  image: string | null
}

type Rows = { [Table in keyof Database]?: Insertable<Database[Table]>[] }
type StoredNotice = Insertable<Database['notifications']>

/** The seeded world while it is being made: all rows in memory, consistent with each other, written at once. */
export interface World {
  readonly context: Context
  readonly gallery: Gallery
  readonly now: number
  readonly random: Random
  /** Posts and repeats in the order of their making. */
  readonly statuses: StatusRow[]
  person(acct: string): Person
  account(acct: string): AccountRow
  addPerson(person: Person, createdAt: number): void
  idAt(ms: number): string
  acctOf(accountId: string): string
  isLocal(acct: string): boolean
  post(plan: Plan): StatusRow
  repeat(acct: string, post: StatusRow, at: number, visibility?: VisibilityValue): void
  favourite(acct: string, post: StatusRow, at: number): void
  /** `name` is a Unicode emoji, a shortcode, or `shortcode@host`. */
  react(acct: string, post: StatusRow, name: string, at: number): void
  follow(acct: string, target: string, at: number, state?: 'accepted' | 'pending'): void
  notify(type: NotificationKind, to: string, from: string, at: number, also?: Partial<StoredNotice>): void
  /** Whatever has no rules of its own. */
  add<Table extends keyof Database>(table: Table, row: Insertable<Database[Table]>): void
  /** How many rows of a table there are, for numbering the next. */
  count(table: keyof Database): number
  /** What is in memory, in an order in which every row finds those that it refers to. */
  tables(): readonly (readonly [keyof Database, readonly object[]])[]
}

/** @param random decides nothing but names of objects and ids */
export function createWorld(context: Context, gallery: Gallery, random: Random): World {
  const { origin, clock } = context
  const now = clock.now()
  // Its own ids: the world is the same whatever the instance made before.
  const ids = createIdSource(() => now, random.next)
  const rows: Rows = {}
  const accounts = new Map<string, AccountRow>()
  const names = new Map<string, string>()
  const statuses: StatusRow[] = []
  const marks = new Set<string>()
  const notices: StoredNotice[] = []
  const tagNames = new Set<string>()

  const add = <Table extends keyof Database>(table: Table, row: Insertable<Database[Table]>) => {
    const known: Insertable<Database[Table]>[] | undefined = rows[table]
    if (known) known.push(row)
    else Object.assign(rows, { [table]: [row] })
  }
  const count = (table: keyof Database) => rows[table]?.length ?? 0
  const account = (acct: string) => {
    const row = accounts.get(acct)
    if (!row) throw new Error(`Nobody of the seeded world is called "${acct}". Add them to seed/cast.ts.`)
    return row
  }
  const isLocal = (acct: string) => !acct.includes('@')
  const uuid = () =>
    Array.from({ length: 32 }, () => random.int(0, 15).toString(16))
      .join('')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const resolve = (acct: string): Mentionable | null => {
    const row = accounts.get(acct.toLowerCase().replace(`@${context.host}`, ''))
    return row ? { id: row.id, username: row.username, url: row.url ?? row.ap_id } : null
  }
  const once = (key: string) => !marks.has(key) && marks.add(key) !== undefined
  const notify: World['notify'] = (type, to, from, at, also = {}) => {
    if (!isLocal(to) || (to === from && type !== 'poll')) return
    notices.push({ type, account_id: account(to).id, from_account_id: account(from).id, created_at: Math.min(at, now), ...also })
  }

  function attach(row: StatusRow, attached: readonly Attached[]): void {
    for (const [position, { exhibit, description, withoutBlurhash }] of attached.entries()) {
      const id = count('media') + 1
      add('media', {
        id,
        account_id: row.account_id,
        type: exhibit.type,
        mime_type: exhibit.mime,
        url: exhibit.url,
        preview_url: exhibit.previewUrl,
        name: exhibit.name,
        description: description ?? '',
        blurhash: withoutBlurhash ? null : exhibit.blurhash,
        width: exhibit.width,
        height: exhibit.height,
        created_at: row.created_at,
      })
      add('status_media', { status_id: row.id, media_id: id, position })
    }
  }

  function ask(row: StatusRow, author: string, { options, votes, multiple = false, endsAt, chosen = [] }: PollPlan): void {
    const id = count('polls') + 1
    const closed = endsAt !== null && endsAt <= now
    const total = votes.reduce((sum, value) => sum + value, 0)
    add('polls', {
      id,
      status_id: row.id,
      multiple: flag(multiple),
      expires_at: endsAt,
      voters_count: multiple ? Math.ceil(total * 0.7) + chosen.length : total + chosen.length,
      closed: flag(closed),
    })
    for (const [position, title] of options.entries()) {
      const own = chosen.filter((vote) => vote.positions.includes(position)).length
      add('poll_options', { poll_id: id, position, title, votes_count: (votes[position] ?? 0) + own })
    }
    for (const { by, positions } of chosen) {
      for (const position of positions) add('poll_votes', { poll_id: id, account_id: account(by).id, position })
      if (closed) notify('poll', by, author, endsAt, { status_id: row.id })
    }
    if (closed) notify('poll', author, author, endsAt, { status_id: row.id })
  }

  function keepVersions(row: StatusRow, plan: Plan): void {
    const edits = plan.edits ?? []
    for (const [index, { text }] of edits.entries()) {
      const before = edits[index - 1]
      add('status_edits', {
        status_id: row.id,
        content: formatPost(text, plan.format ?? 'text/plain', { origin, resolve }).html,
        spoiler_text: row.spoiler_text,
        sensitive: row.sensitive,
        source: text,
        source_type: row.source_type,
        media_ids_json: JSON.stringify(mediaOf(row.id)),
        poll_json: null,
        created_at: row.created_at + (before ? before.after * 60_000 : 0),
      })
    }
  }

  const mediaOf = (statusId: string) => (rows.status_media ?? []).flatMap((entry) => (entry.status_id === statusId ? [entry.media_id] : []))

  function render(plan: Plan): { html: string; mentions: string[]; tags: string[] } {
    if (plan.html === undefined) {
      const { html, mentions, tags } = formatPost(plan.text ?? '', plan.format ?? 'text/plain', { origin, resolve })
      return { html, mentions: mentions.map(({ id }) => id), tags }
    }
    const mentions: string[] = []
    for (const [, href] of plan.html.matchAll(/href="([^"]+)" class="u-url mention"/g)) {
      const named = [...accounts.values()].find((row) => row.url === href || row.ap_id === href)
      if (named) mentions.push(named.id)
    }
    const tags: string[] = []
    // Tags are read from the text alone; what the other server linked stays as it was sent.
    linkify(plan.html.replaceAll(/<[^>]*>/g, ''), { origin, resolve: () => null, onTag: (tag) => tags.push(tag) })
    return { html: sanitizeHtml(plan.html), mentions, tags: [...new Set(tags)] }
  }

  function post(plan: Plan): StatusRow {
    const author = account(plan.author)
    const at = Math.floor(plan.at)
    const { html, mentions, tags } = render(plan)
    const local = isLocal(plan.author)
    const home = local ? origin : `https://${author.domain}`
    const parent = plan.replyTo
    const quoted = plan.quote ?? plan.bareQuote
    const quoteUrl = plan.quote?.ap_id
    const lastEdit = plan.edits?.at(-1)
    const apId = `${home}/objects/${uuid()}`
    const row: StatusRow = {
      id: ids.at(at),
      account_id: author.id,
      ap_id: apId,
      url: local ? null : apId.replace('/objects/', '/notes/'),
      reblog_of_id: null,
      in_reply_to_id: parent?.id ?? null,
      in_reply_to_account_id: parent?.account_id ?? null,
      in_reply_to_apid: parent?.ap_id ?? plan.orphanOf ?? null,
      quote_id: quoted?.id ?? null,
      quote_apid: quoted?.ap_id ?? plan.quoteGone ?? null,
      context: parent?.context ?? quoted?.context ?? `${home}/contexts/${uuid()}`,
      visibility: plan.visibility ?? parent?.visibility ?? 'public',
      content:
        html +
        (quoteUrl ? `<span class="quote-inline"><br/><br/>RE: <a href="${escapeHtml(quoteUrl)}">${escapeHtml(quoteUrl)}</a></span>` : ''),
      spoiler_text: plan.subject ?? '',
      sensitive: flag(plan.sensitive ?? false),
      language: plan.language ?? 'en',
      source: plan.html === undefined ? (plan.text ?? '') : null,
      source_type: plan.html === undefined ? (plan.format ?? 'text/plain') : null,
      local: flag(local),
      application_name: plan.app ?? null,
      application_website: plan.app ? 'https://rookery.example' : null,
      card_json: plan.card ? JSON.stringify(cardOf(plan.card)) : null,
      has_media: flag((plan.media?.length ?? 0) > 0),
      reblogs_count: plan.reblogs ?? 0,
      replies_count: 0,
      favourites_count: plan.favourites ?? 0,
      created_at: at,
      edited_at: lastEdit ? at + lastEdit.after * 60_000 : null,
      pinned_at: plan.pinned ? at + 60_000 : null,
      expires_at: plan.expiresAt ?? null,
    }
    statuses.push(row)
    const addressed = [
      ...new Set([...(parent ? [parent.account_id] : []), ...mentions, ...(plan.to ?? []).map((acct) => account(acct).id)]),
    ]
    for (const [position, id] of addressed.entries()) {
      add('status_mentions', { status_id: row.id, account_id: id, position })
      notify('mention', names.get(id) ?? '@', plan.author, at, { status_id: row.id })
    }
    for (const tag of tags) {
      add('status_tags', { status_id: row.id, tag })
      if (!tagNames.has(tag)) add('tags', { name: tag })
      tagNames.add(tag)
    }
    for (const [shortcode, url] of Object.entries(plan.emojis ?? {})) add('status_emojis', { status_id: row.id, shortcode, url })
    attach(row, plan.media ?? [])
    keepVersions(row, plan)
    if (plan.poll) ask(row, plan.author, plan.poll)
    if (row.visibility === 'public' || row.visibility === 'unlisted') {
      author.statuses_count += 1
      author.last_status_at = Math.max(author.last_status_at ?? 0, at)
      if (parent) parent.replies_count += 1
    }
    if (row.visibility === 'direct') joinConversation(row, addressed)
    return row
  }

  const cardOf = ({ url, title, description, provider, image }: CardPlan) => {
    const home = new URL(url).origin
    return {
      type: 'link',
      url,
      title,
      description,
      provider_name: provider,
      provider_url: home,
      image: image?.startsWith('/') ? origin + image : image,
      pleroma: { opengraph: {} },
    }
  }

  function joinConversation(row: StatusRow, addressed: readonly string[]): void {
    const everybody = [...new Set([row.account_id, ...addressed])]
    for (const id of everybody) {
      if (!isLocal(names.get(id) ?? '@')) continue
      const change = { last_status_id: row.id, unread: flag(id !== row.account_id), updated_at: row.created_at }
      const known = rows.conversations?.find((entry) => entry.account_id === id && entry.context === row.context)
      if (known) {
        Object.assign(known, change)
        continue
      }
      const conversationId = count('conversations') + 1
      add('conversations', { id: conversationId, account_id: id, context: row.context, ...change })
      for (const person of everybody) add('conversation_recipients', { conversation_id: conversationId, account_id: person })
    }
  }

  return {
    context,
    gallery,
    now,
    random,
    statuses,
    account,
    isLocal,
    add,
    count,
    notify,
    post,
    person: (acct) => {
      const person = cast.find((entry) => entry.acct === acct)
      if (!person) throw new Error(`Nobody of the seeded world is called "${acct}". Add them to seed/cast.ts.`)
      return person
    },
    acctOf: (id) => names.get(id) ?? '',
    idAt: (ms) => ids.at(Math.floor(ms)),
    addPerson(person, createdAt) {
      const row = accountRow(context, gallery, person, ids.at(createdAt), createdAt)
      accounts.set(person.acct, row)
      names.set(row.id, person.acct)
      add('accounts', row)
    },
    repeat(acct, original, at, visibility = 'public') {
      if (!once(`repeat ${acct} ${original.id}`)) return
      const author = account(acct)
      statuses.push({
        ...blankRepeat,
        id: ids.at(Math.floor(at)),
        account_id: author.id,
        ap_id: `${isLocal(acct) ? origin : `https://${author.domain}`}/activities/${uuid()}`,
        reblog_of_id: original.id,
        context: original.context,
        visibility,
        local: flag(isLocal(acct)),
        has_media: original.has_media,
        created_at: Math.floor(at),
      })
      original.reblogs_count += 1
      notify('reblog', names.get(original.account_id) ?? '@', acct, at, { status_id: original.id })
    },
    favourite(acct, original, at) {
      if (!once(`favourite ${acct} ${original.id}`)) return
      add('favourites', { id: ids.at(Math.floor(at)), account_id: account(acct).id, status_id: original.id, created_at: Math.floor(at) })
      original.favourites_count += 1
      notify('favourite', names.get(original.account_id) ?? '@', acct, at, { status_id: original.id })
    },
    react(acct, original, name, at) {
      if (!once(`react ${acct} ${original.id} ${name}`)) return
      const [shortcode = '', host] = name.split('@')
      const url = (host === undefined ? gallery.emojis : gallery.remoteEmojis).get(shortcode) ?? null
      add('reactions', { account_id: account(acct).id, status_id: original.id, name, url, created_at: Math.floor(at) })
      const emoji = url === null ? name : `:${name}:`
      notify('pleroma:emoji_reaction', names.get(original.account_id) ?? '@', acct, at, { status_id: original.id, emoji, emoji_url: url })
    },
    follow(acct, target, at, state = 'accepted') {
      if (acct === target || !once(`follow ${acct} ${target}`)) return
      add('follows', { account_id: account(acct).id, target_id: account(target).id, state, created_at: at })
      if (state === 'accepted') {
        account(acct).following_count += 1
        account(target).followers_count += 1
      }
      notify(state === 'accepted' ? 'follow' : 'follow_request', target, acct, at)
    },
    tables() {
      const told = notices.toSorted((a, b) => a.created_at - b.created_at)
      const unread = unreadOf(told, (acct) => account(acct).id)
      const notifications = told.map((notice, index) => Object.assign(notice, { id: index + 1, seen: flag(!unread.has(notice)) }))
      const ordered = [
        ['accounts', rows.accounts],
        ['users', rows.users],
        ['media', rows.media],
        ['statuses', statuses.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))],
      ] as const
      const first = new Set<string>(ordered.map(([table]) => table))
      const rest = Object.entries(rows).filter(([table]) => !first.has(table))
      return [
        ...ordered.map(([table, entries]) => [table, entries ?? []] as const),
        ...orderedRest.flatMap((table) => rest.filter(([name]) => name === table).map(([, entries]) => [table, entries] as const)),
        ['notifications', notifications] as const,
      ]
    },
  }
}

/** Tables that nothing above refers to, in the order in which they refer to each other. */
const orderedRest = [
  'custom_emojis',
  'peers',
  'tags',
  'status_mentions',
  'status_tags',
  'status_media',
  'status_emojis',
  'status_edits',
  'favourites',
  'bookmarks',
  'thread_mutes',
  'reactions',
  'polls',
  'poll_options',
  'poll_votes',
  'follows',
  'account_relations',
  'account_notes',
  'followed_tags',
  'lists',
  'list_members',
  'conversations',
  'conversation_recipients',
  'reports',
  'announcements',
  'filters',
] as const satisfies readonly (keyof Database)[]

const unreadCounts = { bob: 7, mona: 3, ada: 2 } as const

/** The newest few of those whom one signs in as; all else has been read long ago. */
function unreadOf(told: readonly StoredNotice[], idOf: (acct: string) => string): Set<StoredNotice> {
  return new Set(
    Object.entries(unreadCounts).flatMap(([acct, count]) => {
      const id = idOf(acct)
      return told.filter((notice) => notice.account_id === id && notice.type !== 'pleroma:report').slice(-count)
    }),
  )
}

const blankRepeat = {
  url: null,
  in_reply_to_id: null,
  in_reply_to_account_id: null,
  in_reply_to_apid: null,
  quote_id: null,
  quote_apid: null,
  content: '',
  spoiler_text: '',
  sensitive: 0,
  language: null,
  source: null,
  source_type: null,
  application_name: null,
  application_website: null,
  card_json: null,
  reblogs_count: 0,
  replies_count: 0,
  favourites_count: 0,
  edited_at: null,
  pinned_at: null,
  expires_at: null,
} as const satisfies Partial<StatusRow>

function accountRow({ origin }: Context, gallery: Gallery, person: Person, id: string, createdAt: number): AccountRow {
  const [username = person.acct, domain] = person.acct.split('@')
  const home = domain === undefined ? origin : `https://${domain}`
  const nobody = () => null
  const toHtml = (text: string) =>
    domain === undefined ? formatPost(text, 'text/plain', { origin, resolve: nobody }).html : sanitizeHtml(text)
  const fields = person.fields ?? []
  const { followers = 0, following = 0, statuses = 0 } = person.counters ?? {}
  return {
    id,
    username,
    acct: person.acct,
    domain: domain ?? null,
    ap_id: `${home}/users/${username}`,
    url: domain === undefined ? null : `${home}/@${username}`,
    display_name: person.name,
    note_source: person.bio,
    note_html: toHtml(person.bio),
    fields_source_json: JSON.stringify(fields.map(({ name, value }) => ({ name, value }))),
    fields_json: JSON.stringify(
      fields.map(({ name, value, verified }) => ({
        name,
        value:
          verified === undefined
            ? formatPost(value, 'text/plain', { origin, resolve: nobody }).html
            : `<a href="${value}" rel="me">${value}</a>`,
        ...(verified !== undefined && { verified_at: new Date(createdAt + verified * 86_400_000).toISOString() }),
      })),
    ),
    avatar: gallery.avatars.get(person.acct) ?? null,
    avatar_description: '',
    header: gallery.headers.get(person.acct) ?? null,
    header_description: '',
    background: null,
    actor_type: person.kind === 'bot' ? 'Service' : person.kind === 'group' ? 'Group' : 'Person',
    is_locked: flag(person.locked ?? false),
    is_discoverable: 1,
    is_admin: flag(person.role === 'admin'),
    is_moderator: flag(person.role === 'moderator'),
    is_active: 1,
    is_confirmed: 1,
    is_approved: 1,
    is_suggested: 0,
    show_role: 1,
    hide_followers: 0,
    hide_follows: 0,
    hide_followers_count: 0,
    hide_follows_count: 0,
    hide_favorites: 1,
    permit_followback: 0,
    accepts_direct_messages_from: 'everybody',
    status_ttl_days: null,
    also_known_as_json: '[]',
    moved_to_id: null,
    tags_json: '[]',
    emojis_json: JSON.stringify(
      Object.fromEntries(
        (person.emojis ?? []).flatMap((code) => {
          const url = gallery.remoteEmojis.get(code)
          return url === undefined ? [] : [[code, url]]
        }),
      ),
    ),
    skip_thread_containment: 0,
    followers_count: followers,
    following_count: following,
    statuses_count: statuses,
    last_status_at: null,
    created_at: createdAt,
  }
}
