import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { ListedFilter } from '@rookery/api/wire/listedFilter'
import type { StatusFilter } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Settings } from '#features/settings/model/Settings.ts'
import type { FindFilters, FindMuteWord, WordFinder } from './WordFinder.ts'

/** Rules about the text of posts: the user's mute words, and filters that the server returns as a list. */
export interface WordRules {
  /** The matching mute word as the user typed it; null if none matches. */
  wordIn(status: StatusRecord): string | null
  /** The filters that hit, those with which the server marked the post among them. */
  filtersOn(status: StatusRecord): readonly StatusFilter[]
  /** The filters are these now. Resolves when they and the words count; never rejects. */
  applyFilters(list: readonly ListedFilter[]): Promise<void>
}

export interface WordRulesOptions {
  readonly entities: Entities
  readonly settings: Settings
  readonly clock: Clock
  /** Any post may be judged otherwise now. */
  readonly onChange: () => void
}

/** Milliseconds. A mute word takes effect when the user stops typing. */
const typingRest = 400
const tryAgain = 5000
/** Browsers count no further than 24 days in one go. */
const maxWaitMs = 86_400_000

export function createWordRules({ entities, settings, clock, onChange }: WordRulesOptions): WordRules {
  let finder: WordFinder | null = null
  let listed: readonly ListedFilter[] = []
  let findWord: FindMuteWord | null = null
  let findFilters: FindFilters | null = null
  let findRules: FindFilters | null = null
  let next: Timer | null = null
  let ending: Timer | null = null
  let firstEnd = Infinity

  const hasAddresses = () => settings.get('muteWordsInAddresses')

  async function take(): Promise<void> {
    const words = settings.get('muteWords')
    const filters = listed.filter(isOn)
    const chosen = settings.get('muteRules')
    const rules = Object.values(chosen).filter(({ until }) => until === null || until > clock.now())
    try {
      // The code that finds words is fetched only for readers who have words or filters.
      if (words.length + filters.length + rules.length > 0)
        finder ??= (await import('./WordFinder.ts')).createWordFinder(entities, hasAddresses)
      // The lists may have changed meanwhile; those have a turn of their own.
      if (settings.get('muteWords') !== words || settings.get('muteRules') !== chosen) return
      findWord = words.length > 0 && finder ? finder.words(words) : null
      findFilters = filters.length > 0 && finder ? finder.filters(filters) : null
      findRules = rules.length > 0 && finder ? finder.rules(rules) : null
      for (const end of [...filters.map(endOf), ...rules.map(({ until }) => until ?? Infinity)]) waitFor(end)
      onChange()
    } catch {
      // The code could not be loaded, as after a lost connection.
      addRule(tryAgain)
    }
  }

  function addRule(wait: number): void {
    next?.cancel()
    next = clock.after(wait, () => void take())
  }

  /** A filter that has expired no longer applies, and posts that it matched are shown. */
  function waitFor(end: number): void {
    if (end >= firstEnd) return
    firstEnd = end
    ending?.cancel()
    ending = clock.after(Math.min(end - clock.now(), maxWaitMs), () => {
      firstEnd = Infinity
      void take()
    })
  }

  const endOf = ({ expiresAt }: Pick<StatusFilter, 'expiresAt'>) => (expiresAt ? Date.parse(expiresAt) : Infinity)
  const isOn = (filter: Pick<StatusFilter, 'expiresAt'>) => endOf(filter) > clock.now()

  settings.subscribe('muteWords', () => addRule(typingRest))
  settings.subscribe('muteRules', () => void take())
  settings.subscribe('muteWordsInAddresses', onChange)

  return {
    wordIn: (status) => findWord?.(status) ?? null,
    filtersOn(status) {
      const own = status.filters.filter(isOn)
      for (const filter of own) waitFor(endOf(filter))
      return [...own, ...[findFilters, findRules].flatMap((find) => find?.(status) ?? [])]
    },
    applyFilters(list) {
      listed = list
      return take()
    },
  }
}
