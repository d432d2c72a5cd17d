import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { react } from '../domain/reactions.ts'
import { createStatus } from '../domain/statuses/createStatus.ts'
import { emptyDraft } from '../domain/statuses/Draft.ts'
import { editStatus } from '../domain/statuses/editStatus.ts'
import { favourite } from '../domain/statuses/marks.ts'
import { reblog } from '../domain/statuses/reblogs.ts'
import { HttpError } from '../http/HttpError.ts'
import type { StatusRow } from '../views/loadStatuses.ts'

export interface LivelyOptions {
  /** How many times a minute somebody does something. */
  perMinute: number
  /** Names of those who only watch, as long as there are others. */
  watching: readonly string[]
  /** What to say: the instance's people have no thoughts of their own. */
  phrases?: LivelyPhrases
}

export interface LivelyPhrases {
  posts: readonly string[]
  replies: readonly string[]
  reactions: readonly string[]
}

const PHRASES: LivelyPhrases = {
  posts: [
    'Low tide at six, bring boots. #tides',
    'The reeds are full of warblers this morning.',
    'Does anybody know where the ferry timetable went?',
    'Repaired the old lamp. It hums now, but it shines. #mending',
    'Fog all the way down to the bridge.',
    'Bread is in the oven, the window is open, and the cat has opinions.',
    'Read all evening and forgot the kettle. Twice.',
    'Somebody painted a heron on the pumping station, and it is very good. #art',
  ],
  replies: [
    'Same here!',
    'I had no idea. Thank you for telling.',
    'Where was that?',
    'Saving this for the weekend.',
    'That is the best news of the day.',
  ],
  reactions: ['🐟', '🌊', '❤️', '🎉', '👀'],
}

/** How many of the newest posts are still talked about. */
const RECENT = 30

/**
 * Lets the people of an instance post, reply, react, favourite, repeat and edit while somebody watches.
 * Returns what stops it, and settles when it has.
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

/** One thing that somebody does. */
export async function actOnce(context: Context, { watching, phrases = PHRASES }: LivelyOptions): Promise<void> {
  const actor = pick(context, await actors(context, watching))
  if (!actor) return
  const recent = await recentPosts(context)
  const others = recent.filter((row) => row.account_id !== actor.id)
  const act = pick(context, choices(context, actor, { own: recent.filter((row) => row.account_id === actor.id), others }, phrases))
  try {
    await act?.()
  } catch (error) {
    // Repeating twice, or answering somebody who blocks: no more allowed to them than to anybody.
    if (!(error instanceof HttpError)) throw error
  }
}

type Act = () => Promise<unknown>

/** Everything that can be done now; what is done more often stands more often. */
function choices(context: Context, actor: AccountRow, posts: { own: StatusRow[]; others: StatusRow[] }, phrases: LivelyPhrases): Act[] {
  const say = (list: readonly string[]) => ({ ...emptyDraft, text: pick(context, list) ?? '' })
  const post: Act = () => createStatus(context, actor, say(phrases.posts))
  const about = pick(context, posts.others)
  const own = pick(
    context,
    posts.own.filter((row) => row.source !== null && row.edited_at === null),
  )
  const answers: Act[] = about
    ? [
        () => createStatus(context, actor, { ...say(phrases.replies), inReplyToId: about.id }),
        () => createStatus(context, actor, { ...say(phrases.replies), inReplyToId: about.id }),
        () => react(context, actor, about.id, pick(context, phrases.reactions) ?? '🐟'),
        () => react(context, actor, about.id, pick(context, phrases.reactions) ?? '🐟'),
        () => favourite(context, actor, about.id),
        () => reblog(context, actor, about.id),
      ]
    : []
  const edit: Act[] = own
    ? [() => editStatus(context, actor, own.id, { ...emptyDraft, text: `${own.source ?? ''}\n\nEdit: spelling.` })]
    : []
  return [post, post, post, ...answers, ...edit]
}

async function actors({ db }: Context, watching: readonly string[]): Promise<AccountRow[]> {
  const people = await db
    .selectFrom('accounts')
    .selectAll()
    .where('domain', 'is', null)
    .where('is_active', '=', 1)
    .where('is_approved', '=', 1)
    .execute()
  const active = people.filter((row) => !watching.includes(row.username))
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
