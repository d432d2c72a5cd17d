import { lazyComponent } from '#lib/lazyComponent.ts'

export const KeyHelp = lazyComponent(async () => (await import('./KeyHelp.tsx')).KeyHelp)
