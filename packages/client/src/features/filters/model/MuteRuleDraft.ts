import type { OwnFilter } from '@rookery/api/calls/ownFilters'
import type { FilterContext } from '@rookery/api/wire/model'
import type { MuteRuleSetting } from '#features/settings/model/MuteRuleSetting.ts'
import { compilePattern, type PatternError } from './safePattern.ts'

/** A mute rule in the editor, wherever it is stored. */
export interface MuteRuleDraft {
  /** `client`: among the settings. `server`: as a filter there, for all clients. */
  readonly keptAt: 'client' | 'server'
  readonly kind: MuteRuleSetting['kind']
  readonly text: string
  readonly contexts: readonly FilterContext[]
  readonly hides: boolean
  /** Seconds from now; null for no end, undefined for unchanged. */
  readonly expiresIn: number | null | undefined
}

/** The edited rule: one in the settings by its name, or a filter of the server. */
export type SavedMuteRule =
  | { readonly at: 'client'; readonly name: string; readonly rule: MuteRuleSetting }
  | { readonly at: 'server'; readonly filter: OwnFilter }

export function draftOfMuteRule(stored: SavedMuteRule | null): MuteRuleDraft {
  if (stored === null) {
    return {
      keptAt: 'client',
      kind: 'word',
      text: '',
      contexts: ['home', 'public', 'notifications', 'thread'],
      hides: false,
      expiresIn: null,
    }
  }
  if (stored.at === 'client') {
    const { kind, text, contexts, hides, until } = stored.rule
    return { keptAt: 'client', kind, text, contexts, hides, expiresIn: until === null ? null : undefined }
  }
  const { phrases, title, contexts, hides, expiresAt } = stored.filter
  const [first] = phrases
  return {
    keptAt: 'server',
    kind: (first?.wholeWord ?? true) ? 'word' : 'phrase',
    text: first?.phrase ?? title,
    contexts,
    hides,
    expiresIn: expiresAt === null ? null : undefined,
  }
}

/** Why a draft cannot be saved; null if it can. */
export function muteRuleError({ kind, text, contexts }: MuteRuleDraft): PatternError | 'nowhere' | null {
  if (text.trim() === '') return 'empty'
  if (contexts.length === 0) return 'nowhere'
  return kind === 'pattern' ? compilePattern(text).error : null
}
