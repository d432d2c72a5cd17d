import type { Formats } from './Formats.ts'
import { useLanguage } from './useLanguage.ts'

/** Numbers, dates and lists in the language on screen. */
export function useFormats(): Formats {
  return useLanguage().formats
}
