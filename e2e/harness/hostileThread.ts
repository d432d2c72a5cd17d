import { families } from '@rookery/content/corpus/families'
import { plainFields, type PlainFieldName } from '@rookery/content/corpus/plainFields'
import { createStatus } from '@rookery/instance/domain/statuses/createStatus'
import { emptyStatusInput } from '@rookery/instance/domain/statuses/StatusInput'
import { storePoll } from '@rookery/instance/domain/statuses/storeParts'
import { findAccount } from '@rookery/instance/domain/findAccount'

import type { Product } from './startProduct.ts'

const bodies: readonly string[] = Object.values(families).flatMap((family) => family.map(({ html }) => html))

/** The texts that are tried in one field. */
export const hostileTexts = (name: PlainFieldName) => plainFields.filter(({ field }) => field === name).map(({ text }) => text)

/** Parameters of a hostile thread, for the user of its page. */
export interface HostileThread {
  readonly id: string
  /** How many replies there are. */
  readonly replies: number
  /** The account whose bio and fields contain every body. */
  readonly authorId: string
}

/**
 * A conversation of hostile posts, as if this server had accepted everything from another one: a reply for each body of the corpus, and for
 * each subject, poll option, image description and card.
 */
export async function hostileThread({ instance: { context }, origin }: Product): Promise<HostileThread> {
  const { db, ids, clock } = context
  const rita = await findAccount(context, 'rita@remote.example')
  if (!rita) throw new Error('Nobody is called "rita@remote.example" in the seed.')
  await db
    .updateTable('accounts')
    .set({
      emojis_json: '{}',
      note_html: bodies.slice(0, 60).join('<br>'),
      fields_json: JSON.stringify(
        bodies.map((value, index) => ({ name: hostileTexts('field name')[index % hostileTexts('field name').length], value })),
      ),
    })
    .where('id', '=', rita.id)
    .execute()
  const names = hostileTexts('name')
  const authors = names.map((display_name, index) => {
    const acct = `h${index}@remote.example`
    return {
      ...rita,
      id: ids.next(),
      emojis_json: '{}',
      username: `h${index}`,
      acct,
      ap_id: `https://remote.example/users/h${index}`,
      display_name,
    }
  })
  await db.insertInto('accounts').values(authors).execute()

  const root = await createStatus(context, rita, { ...emptyStatusInput, text: 'A conversation with everybody', visibility: 'public' })
  const replies = [
    ...bodies.map((content) => ({ content })),
    ...hostileTexts('subject').map((spoiler_text) => ({ spoiler_text })),
    ...hostileTexts('card title').map((title, index) => ({ card_json: cardOf(title, index) })),
    ...hostileTexts('alt text').map(() => ({ has_media: 1 as const })),
    ...hostileTexts('poll option').map(() => ({ content: 'A question' })),
  ].map((part, index) => {
    const id = ids.next()
    return {
      ...root,
      id,
      ap_id: `https://remote.example/objects/${id}`,
      url: `https://remote.example/@h/${id}`,
      account_id: authors[index % authors.length]?.id ?? rita.id,
      in_reply_to_id: root.id,
      in_reply_to_account_id: rita.id,
      in_reply_to_apid: root.ap_id,
      local: 0 as const,
      content: '<p>Nothing but its parts</p>',
      ...part,
    }
  })
  for (const reply of replies) await db.insertInto('statuses').values(reply).execute()

  const pictured = replies.filter(({ has_media }) => has_media === 1)
  for (const [index, { id, account_id }] of pictured.entries()) {
    const image = {
      account_id,
      type: 'image' as const,
      mime_type: 'image/png',
      url: `${origin}/favicon.png`,
      preview_url: null,
      description: hostileTexts('alt text')[index] ?? null,
      blurhash: null,
      width: 64,
      height: 64,
      created_at: clock.now(),
    }
    const media = await db.insertInto('media').values(image).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('status_media').values({ status_id: id, media_id: media.id, position: 0 }).execute()
  }
  for (const [index, { id }] of replies.filter(({ content }) => content === 'A question').entries())
    await storePoll(context, id, { options: [hostileTexts('poll option')[index] ?? '', 'no'], expiresIn: 3600, multiple: index % 2 === 0 })
  return { id: root.id, replies: replies.length, authorId: rita.id }
}

function cardOf(title: string, index: number): string {
  const description = hostileTexts('card description')[index] ?? ''
  const card = { type: 'link', url: 'https://evil.example/card', title, description, provider_name: title, image: null }
  return JSON.stringify({ ...card, provider_url: 'https://evil.example', pleroma: { opengraph: {} } })
}
