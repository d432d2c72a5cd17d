import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'
import { whenDrawn } from '#lib/afterDrawing.ts'

// What several places of the shell show, and none of them before the first post. The columns are drawn together with the
// posts in the middle; what stands in them is fetched when that picture is out, so that its 10 kB (brotli) and the work of
// starting them do not stand before the first post.

export const Composer = lazyWithTexts(async () => (await import('#parts/composer/Composer.tsx')).Composer, whenDrawn)

export const InstancePanel = lazyWithTexts(async () => (await import('#features/about/InstancePanel.tsx')).InstancePanel, whenDrawn)

export const LinkLayer = lazyWithTexts(async () => (await import('#parts/links/LinkLayer.tsx')).LinkLayer, whenDrawn)

export const NotificationsPanel = lazyWithTexts(
  async () => (await import('#features/notifications/NotificationsPanel.tsx')).NotificationsPanel,
  whenDrawn,
)
