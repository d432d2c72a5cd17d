import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'

// What several places of the shell show, and none of them before the first post.

export const Composer = lazyWithTexts(async () => (await import('#parts/composer/Composer.tsx')).Composer)

export const InstancePanel = lazyWithTexts(async () => (await import('#features/about/InstancePanel.tsx')).InstancePanel)

export const NotificationsPanel = lazyWithTexts(
  async () => (await import('#features/notifications/NotificationsPanel.tsx')).NotificationsPanel,
)
