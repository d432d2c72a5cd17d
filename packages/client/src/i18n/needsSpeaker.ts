import type { LanguageCode } from './languageTags.ts'

/** Languages whose catalogue still needs a review by a speaker. The list of languages says so. */
export const needsSpeaker: ReadonlySet<LanguageCode> = new Set(['ga', 'oc', 'ro', 'te'])
