import { lazyComponent } from '#lib/lazyComponent.ts'

/** Every version of an edited post. */
export const EditHistory = lazyComponent(async () => (await import('./EditHistory.tsx')).EditHistory)

/** The question before a repeat. */
export const RepeatDialog = lazyComponent(async () => (await import('./RepeatDialog.tsx')).RepeatDialog)

/** Who favourited or repeated a post. */
export const PeopleDialog = lazyComponent(async () => (await import('./PeopleDialog.tsx')).PeopleDialog)

/** Who reacted to a post, and with what. */
export const ReactionsDialog = lazyComponent(async () => (await import('./ReactionsDialog.tsx')).ReactionsDialog)
