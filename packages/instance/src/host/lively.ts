import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { react } from '../domain/reactions.ts'
import { follow, followState, unfollow } from '../domain/relations/follow.ts'
import { createStatus } from '../domain/statuses/createStatus.ts'
import { deleteStatus } from '../domain/statuses/deleteStatus.ts'
import { emptyStatusInput, type StatusInput } from '../domain/statuses/StatusInput.ts'
import { editStatus } from '../domain/statuses/editStatus.ts'
import { favourite } from '../domain/statuses/marks.ts'
import { reblog } from '../domain/statuses/reblogs.ts'
import { HttpError } from '../http/HttpError.ts'
import type { StatusRow } from '../views/loadStatuses.ts'

export interface LivelyOptions {
  /** Number of actions a minute. */
  perMinute: number
  /** Names of accounts that only watch, as long as there are others. */
  watching: readonly string[]
  /** Plain texts for all accounts by default. */
  speech?: Speech
}

type Words = Pick<StatusInput, 'text' | 'format' | 'language'>

/** Texts of an account; null for accounts without any. */
export interface Speech {
  post(acct: string): Words | null
  reply(acct: string, to: string): Words | null
  /** Unicode emoji and shortcodes of this server. */
  reactions: readonly string[]
}

const POSTS = [
  'Low tide at six, bring boots. #tides',
  'The reeds are full of warblers this morning.',
  'Does anybody know where the ferry timetable went?',
  'Fog all the way down to the bridge.',
]
const REPLIES = ['Same here!', 'Where was that?', 'Saving this for the weekend.']

function plainSpeech(context: Context): Speech {
  const words = (lines: readonly string[]): Words => ({ text: pick(context, lines) ?? '', format: 'text/plain' })
  return { post: () => words(POSTS), reply: () => words(REPLIES), reactions: ['🐟', '🌊', '❤️', '🎉', '👀'] }
}

/** How many of the newest posts are still talked about. */
const RECENT = 30

/**
 * Lets local and remote accounts post, reply, react, favourite, repeat, edit, delete, follow and unfollow while the client is open. The
 * same clock and random numbers repeat the same actions. Returns a function that stops it and resolves afterwards.
 */
export function startLively(context: Context, options: LivelyOptions, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = context.clock.every(60_000 / options.perMinute, () => {
    running ??= actOnce(context, options)
      .catch(onError)
      .finally(() => {
        running = null
      })
  })
  return async () => {
    timer.cancel()
    await running
  }
}

/** Runs one random action. */
export async function actOnce(context: Context, { watching, speech = plainSpeech(context) }: LivelyOptions): Promise<void> {
  const people = await actors(context, watching)
  const actor = pick(context, people)
  if (!actor) return
  const recent = await recentPosts(context)
  const other = pick(
    context,
    people.filter((row) => row.id !== actor.id),
  )
  const about = pick(
    context,
    recent.filter((row) => row.account_id !== actor.id),
  )
  const own = recent.filter((row) => row.account_id === actor.id)
  const acts = [
    ...(await posting(context, actor, speech)),
    ...(about ? await answering(context, actor, about, speech) : []),
    ...changing(context, actor, own),
    ...(other ? [() => meet(context, actor, other)] : []),
  ]
  try {
    await pick(context, acts)?.()
  } catch (error) {
    // The server's rules apply here, too: a second repeat, or a reply to a blocking account, is rejected and ignored.
    if (!(error instanceof HttpError)) throw error
  }
}

/** An act that is listed several times is done more often. */
type Act = () => Promise<unknown>

/** Now and then with an earlier image of the account: new ones are not generated here. */
async function posting(context: Context, actor: AccountRow, speech: Speech): Promise<Act[]> {
  const words = speech.post(actor.acct)
  if (!words) return []
  const media = await context.db.selectFrom('media').select('id').where('account_id', '=', actor.id).where('type', '=', 'image').execute()
  const image = pick(context, media)
  const announce: Act = () => createStatus(context, actor, { ...emptyStatusInput, ...words })
  const show: Act = () => createStatus(context, actor, { ...emptyStatusInput, ...words, mediaIds: image ? [String(image.id)] : [] })
  return [announce, announce, announce, show]
}

async function answering(context: Context, actor: AccountRow, about: StatusRow, speech: Speech): Promise<Act[]> {
  const author = await context.db.selectFrom('accounts').select('acct').where('id', '=', about.account_id).executeTakeFirstOrThrow()
  const words = speech.reply(actor.acct, author.acct)
  const response: Act[] = words ? [() => createStatus(context, actor, { ...emptyStatusInput, ...words, inReplyToId: about.id })] : []
  const feel: Act = () => react(context, actor, about.id, pick(context, speech.reactions) ?? '🐟')
  const like: Act = () => favourite(context, actor, about.id)
  return [...response, ...response, feel, feel, like, like, () => reblog(context, actor, about.id)]
}

function changing(context: Context, actor: AccountRow, own: readonly StatusRow[]): Act[] {
  // An edit without media ids would remove the images.
  const plain = pick(
    context,
    own.filter((row) => row.source !== null && row.edited_at === null && row.has_media === 0),
  )
  const unanswered = pick(
    context,
    own.filter((row) => row.replies_count === 0 && row.favourites_count === 0 && row.pinned_at === null),
  )
  const edited: Act[] = plain
    ? [
        () =>
          editStatus(context, actor, plain.id, {
            ...emptyStatusInput,
            text: `${plain.source ?? ''}\n\nEdit: spelling.`,
            spoilerText: plain.spoiler_text,
          }),
      ]
    : []
  // A third of the posts is deleted again; more would leave nothing to read.
  return unanswered && context.random() < 0.33 ? [...edited, () => deleteStatus(context, unanswered)] : edited
}

/** Follows an account, or unfollows it. */
async function meet(context: Context, actor: AccountRow, other: AccountRow): Promise<void> {
  if (await followState(context, actor.id, other.id)) await unfollow(context, actor, other)
  else await follow(context, actor, other, { reblogs: true, notify: undefined })
}

async function actors({ db }: Context, watching: readonly string[]): Promise<AccountRow[]> {
  const people = await db
    .selectFrom('accounts')
    .selectAll()
    .where('is_active', '=', 1)
    .where('is_approved', '=', 1)
    .where('moved_to_id', 'is', null)
    .orderBy('id')
    .execute()
  const active = people.filter((row) => !watching.includes(row.acct))
  return active.length > 0 ? active : people
}

function recentPosts({ db }: Context): Promise<StatusRow[]> {
  return db
    .selectFrom('statuses')
    .selectAll()
    .where('visibility', '=', 'public')
    .where('reblog_of_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute()
}

const pick = <Item>({ random }: Context, list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)]
