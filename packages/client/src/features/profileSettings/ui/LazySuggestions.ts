import { lazyComponent } from '#lib/lazyComponent.ts'

/** Completion of emoji and people, fetched when somebody writes. */
export const LazySuggestions = lazyComponent(async () => (await import('#features/suggestions/ui/TextSuggestions.tsx')).TextSuggestions)
