import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'

/** Every version of an edited post. */
export const EditHistory = lazyWithTexts(async () => (await import('./EditHistory.tsx')).EditHistory)

/** The question before a repeat. */
export const RepeatDialog = lazyWithTexts(async () => (await import('./RepeatDialog.tsx')).RepeatDialog)

/** Who favourited or repeated a post. */
export const PeopleDialog = lazyWithTexts(async () => (await import('./PeopleDialog.tsx')).PeopleDialog)

/** Who reacted to a post, and with what. */
export const ReactionsDialog = lazyWithTexts(async () => (await import('./ReactionsDialog.tsx')).ReactionsDialog)
