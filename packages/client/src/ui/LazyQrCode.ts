import { lazyComponent } from '#lib/lazyComponent.ts'

/** A QR code, with the library that draws it. */
export const LazyQrCode = lazyComponent(async () => (await import('./QrCode.tsx')).QrCode)
