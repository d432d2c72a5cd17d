import type { Insertable } from 'kysely'
import type { AccountRow } from '../auth.ts'
import { flag, type Database } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { createIdSource } from '../domain/ids.ts'
import { formatPost } from '../text/formatPost.ts'
import { escapeHtml } from '../text/escapeHtml.ts'
import { linkify, type Mentionable } from '../text/linkify.ts'
import { sanitizeHtml } from '../text/sanitizeHtml.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import { accountRow } from './accountRow.ts'
import { blankRepeat } from './blankRepeat.ts'
import { cardJson } from './cardJson.ts'
import { cast } from './cast.ts'
import type { Random } from './createRandom.ts'
import type { SeedFiles } from './pictures/SeedFiles.ts'
import type { Plan } from './Plan.ts'
import { attachPoll, attachFiles } from './postParts.ts'
import { tablesInOrder, type Rows, type StoredNotice } from './tablesInOrder.ts'
import type { World } from './World.ts'

/** @param random decides nothing but names of objects and ids */
export function createWorld(context: Context, seedFiles: SeedFiles, random: Random): World {
  const { origin, clock } = context
  const now = clock.now()
  // Its own ids: the world is the same after any earlier data of the instance.
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

  function storeVersions(row: StatusRow, plan: Plan): void {
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
    // Tags are read from the text alone; links of the other server stay as they were sent.
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
      quote_apid: quoted?.ap_id ?? plan.quoteMissing ?? null,
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
      card_json: plan.card ? cardJson(plan.card, origin) : null,
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
    attachFiles(world, row, plan.media ?? [])
    storeVersions(row, plan)
    if (plan.poll) attachPoll(world, row, plan.author, plan.poll)
    if (row.visibility === 'public' || row.visibility === 'unlisted') {
      author.statuses_count += 1
      author.last_status_at = Math.max(author.last_status_at ?? 0, at)
      if (parent) parent.replies_count += 1
    }
    if (row.visibility === 'direct') joinConversation(row, addressed)
    return row
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

  const world: World = {
    context,
    seedFiles,
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
      const row = accountRow(context, seedFiles, person, ids.at(createdAt), createdAt)
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
      const url = (host === undefined ? seedFiles.emojis : seedFiles.remoteEmojis).get(shortcode) ?? null
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
    tables: () => tablesInOrder(rows, statuses, notices, (acct) => account(acct).id),
  }
  return world
}
