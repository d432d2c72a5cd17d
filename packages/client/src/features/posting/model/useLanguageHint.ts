import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { detectLanguages, looked } from './detectLanguages.ts'
import { useDebouncedPart } from './useComposer.ts'

/**
 * The detected language of a text if it is marked as another one; null if that matches or is unknown. Chromium's own detector is not used:
 * without its model on the device, even the check logs to the console.
 */
export function useLanguageHint(key: DraftKey, marked: string | null): string | null {
  // The text after this length adds nothing.
  const text = useDebouncedPart(key, ({ data }) => data.status.slice(0, looked))
  const languages = detectLanguages(text)
  if (marked === null || languages === null || languages.includes(marked)) return null
  return languages[0] ?? null
}
