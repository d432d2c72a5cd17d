import type { LanguageCode } from './languageTags.ts'

/** Languages whose catalogue still needs a review by somebody who speaks it. The list of languages says so. */
export const needsSpeaker: ReadonlySet<LanguageCode> = new Set(['ga', 'oc', 'ro', 'te'])
