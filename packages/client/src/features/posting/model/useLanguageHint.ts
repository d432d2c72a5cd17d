import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { detectLanguages, looked } from './detectLanguages.ts'
import { useDebouncedPart } from './useComposer.ts'

/**
 * The language that a text is written in where it is marked as another one; null while that fits or nobody can tell. Chromium's own
 * detector is not asked: where its model is not on the device, even the question for it is written to the console.
 */
export function useLanguageHint(key: DraftKey, marked: string | null): string | null {
  // What comes behind says nothing new.
  const text = useDebouncedPart(key, ({ data }) => data.status.slice(0, looked))
  const languages = detectLanguages(text)
  if (marked === null || languages === null || languages.includes(marked)) return null
  return languages[0] ?? null
}
