import { useLanguage } from '#i18n/useLanguage.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'

/** A moment in short words relative to now, in the reader's language. */
export function LiveTime({ at }: { at: string }) {
  return <RelativeTime iso={at} locale={useLanguage().language.tag} />
}
