import { lazyComponent } from '#lib/lazyComponent.ts'

/** A QR code, with the library that draws it. */
export const QrCode = lazyComponent(async () => (await import('#ui/QrCode.tsx')).QrCode)
