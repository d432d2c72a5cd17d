import { lazyComponent } from '#lib/lazyComponent.ts'

// What several places of the shell show, and none of them before the first post.

export const Composer = lazyComponent(async () => (await import('#parts/composer/Composer.tsx')).Composer)

export const NotificationsPanel = lazyComponent(
  async () => (await import('#features/notifications/NotificationsPanel.tsx')).NotificationsPanel,
)
