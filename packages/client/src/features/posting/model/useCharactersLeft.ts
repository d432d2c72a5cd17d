import { charactersLeft } from '#features/drafts/model/characterCount.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useDebouncedPart } from './useComposer.ts'
import { useCountingRules } from './useCountingRules.ts'

/** Remaining characters of a draft, as of the last pause in typing; null if the server has no limit. */
export function useCharactersLeft(key: DraftKey): number | null {
  const text = useDebouncedPart(key, ({ data }) => data.status)
  const subject = useDebouncedPart(key, ({ data }) => data.spoilerText)
  return charactersLeft(useCountingRules(), text, subject)
}
