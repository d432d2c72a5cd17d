import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'

/** Every version of an edited post. */
export const EditHistory = lazyWithTexts(async () => (await import('./EditHistory.tsx')).EditHistory)
