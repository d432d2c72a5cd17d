import { lazyComponent } from '#lib/lazyComponent.ts'

/** Chooses an emoji to react with. */
export const AddReaction = lazyComponent(async () => (await import('#features/reactions/ui/AddReaction.tsx')).AddReaction)

/** Every version of an edited post. */
export const EditHistory = lazyComponent(async () => (await import('#features/statusCard/ui/EditHistory.tsx')).EditHistory)

/** The question before a repeat. */
export const RepeatDialog = lazyComponent(async () => (await import('./RepeatDialog.tsx')).RepeatDialog)
