import { lazyComponent } from '#lib/lazyComponent.ts'

/** Every version of an edited post. */
export const EditHistory = lazyComponent(async () => (await import('./EditHistory.tsx')).EditHistory)

/** The question before a repeat. */
export const RepeatDialog = lazyComponent(async () => (await import('./RepeatDialog.tsx')).RepeatDialog)
