import { lazyComponent } from '#lib/lazyComponent.ts'
import { whenDrawn } from '#lib/afterDrawing.ts'

// What several places of the shell show, and none of them before the first post. The columns are drawn together with the
// posts in the middle; what stands in them is fetched when that picture is out, so that its 10 kB (brotli) and the work of
// starting them do not stand before the first post.

export const Composer = lazyComponent(async () => (await import('#parts/composer/Composer.tsx')).Composer, whenDrawn)

export const InstancePanel = lazyComponent(async () => (await import('#features/about/InstancePanel.tsx')).InstancePanel, whenDrawn)

export const LinkLayer = lazyComponent(async () => (await import('#parts/links/LinkLayer.tsx')).LinkLayer, whenDrawn)

export const NotificationsPanel = lazyComponent(
  async () => (await import('#features/notifications/NotificationsPanel.tsx')).NotificationsPanel,
  whenDrawn,
)

export const NoticeStack = lazyComponent(async () => (await import('./NoticeStack.tsx')).NoticeStack, whenDrawn)

export const StateBars = lazyComponent(async () => (await import('./StateBars.tsx')).StateBars, whenDrawn)
