import { mentionableQuery } from '#features/accounts/model/mentionable.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { rankAccounts } from './rankAccounts.ts'
import type { CompletableToken } from './tokenAtCaret.ts'
import type { Stop } from '@rookery/store/Cell'
import { maxSuggestions, type Suggestion } from './Suggestion.ts'
/** The effects of the alternate markdown format (spec 2, section 2). */
const names = [
  'bg',
  'blur',
  'bounce',
  'center',
  'fg',
  'flip',
  'font',
  'jelly',
  'jump',
  'position',
  'rainbow',
  'rotate',
  'scale',
  'shake',
  'sparkle',
  'spin',
  'tada',
  'twitch',
  'x2',
  'x3',
  'x4',
] as const

/** The effect names with a prefix, in alphabetical order. */
function effectNames(query: string): readonly string[] {
  return names.filter((name) => name.startsWith(query.toLowerCase()))
}

/** No lookup while the user types (spec 2, section 9). */
const pause = 300

/**
 * Finds completions and calls back with each result: known accounts at once, accounts found by the server after a pause. A handle with a
 * host is not looked up (spec 2, section 5).
 */
export function findSuggestions(
  session: Session,
  language: string,
  { trigger, query }: CompletableToken,
  notify: (found: readonly Suggestion[]) => void,
): Stop {
  let isOver = false
  const stop = () => {
    isOver = true
  }
  if (trigger === '$') {
    notify(
      effectNames(query)
        .slice(0, maxSuggestions)
        .map((name) => ({ kind: 'effect', id: name, words: `$[${name} ]` })),
    )
    return stop
  }
  if (trigger === ':') {
    import('./suggestEmoji.ts')
      .then(({ suggestEmoji }) => suggestEmoji(session, language, query, maxSuggestions))
      .then((emojis) => {
        if (isOver) return
        notify(
          emojis.map((emoji) => {
            const words = emoji.kind === 'standard' ? emoji.character : `:${emoji.shortcode}:`
            return { kind: 'emoji', id: words, words, emoji }
          }),
        )
      })
      // Without its code nothing is suggested, and writing goes on.
      .catch(() => !isOver && notify([]))
    return stop
  }
  notify(knownPeople(session, query))
  if (query.includes('@')) return stop
  const timer = session.clock.after(pause, () => {
    queriesOf(session)
      .query(mentionableQuery(session, query))
      .then(() => !isOver && notify(knownPeople(session, query)))
      // Stored accounts stay suggested.
      .catch(() => {})
  })
  return () => {
    timer.cancel()
    stop()
  }
}

/** Accounts found by the server are known by then. */
function knownPeople({ entities }: Session, query: string): readonly Suggestion[] {
  const people = [...entities.accounts.ids()].flatMap((id) => entities.accounts.get(id) ?? [])
  return rankAccounts(people, query, (id) => entities.relationships.get(id)?.following ?? false)
    .slice(0, maxSuggestions)
    .map(({ id, acct }) => ({ kind: 'account', id, words: `@${acct}`, account: id }))
}
