import { lazyComponent } from '#lib/lazyComponent.ts'

/** Completion of emoji and accounts, loaded when the user types. */
export const LazySuggestions = lazyComponent(async () => (await import('#features/suggestions/ui/TextSuggestions.tsx')).TextSuggestions)
