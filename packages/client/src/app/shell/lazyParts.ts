import { lazyComponent } from '#lib/lazyComponent.ts'
import { whenFirstImagesLoaded } from '#lib/afterFirstImages.ts'

// Lazy components that several parts of the shell show after the first post. The columns render together with the posts; their content
// loads after the first paint, so that it does not delay the first posts and their images.

export const AccountSwitcher = lazyComponent(async () => (await import('./AccountSwitcher.tsx')).AccountSwitcher, whenFirstImagesLoaded)

export const ComposerBox = lazyComponent(
  async () => (await import('#features/composer/ui/ComposerBox.tsx')).ComposerBox,
  whenFirstImagesLoaded,
)

export const FeaturesPanel = lazyComponent(
  async () => (await import('#features/about/ui/FeaturesPanel.tsx')).FeaturesPanel,
  whenFirstImagesLoaded,
)

export const InstancePanel = lazyComponent(
  async () => (await import('#features/about/ui/InstancePanel.tsx')).InstancePanel,
  whenFirstImagesLoaded,
)

export const LazyEntries = lazyComponent(async () => (await import('./LazyEntries.tsx')).LazyEntries, whenFirstImagesLoaded)

export const LinkLayer = lazyComponent(async () => (await import('#features/popovers/ui/LinkLayer.tsx')).LinkLayer, whenFirstImagesLoaded)

export const NotificationsButton = lazyComponent(
  async () => (await import('./NotificationsButton.tsx')).NotificationsButton,
  whenFirstImagesLoaded,
)

export const NotificationChoicesPanel = lazyComponent(
  async () => (await import('#features/notifications/ui/NotificationChoices.tsx')).NotificationChoicesPanel,
  whenFirstImagesLoaded,
)

export const NotificationsPanel = lazyComponent(
  async () => (await import('#features/notifications/ui/NotificationsPanel.tsx')).NotificationsPanel,
  whenFirstImagesLoaded,
)

export const NewPostButton = lazyComponent(async () => (await import('./NewPostButton.tsx')).NewPostButton, whenFirstImagesLoaded)

export const NewPostDialog = lazyComponent(async () => (await import('./NewPostDialog.tsx')).NewPostDialog)

export const OwnDetails = lazyComponent(async () => (await import('#features/relationships/ui/AccountDetails.tsx')).AccountDetails)

export const UnseenBadge = lazyComponent(
  async () => (await import('#features/notifications/ui/UnseenBadge.tsx')).UnseenBadge,
  whenFirstImagesLoaded,
)

export const NoticeStack = lazyComponent(async () => (await import('./NoticeStack.tsx')).NoticeStack, whenFirstImagesLoaded)

export const StateBars = lazyComponent(async () => (await import('./StateBars.tsx')).StateBars, whenFirstImagesLoaded)

export const SuggestionsPanel = lazyComponent(
  async () => (await import('#features/search/ui/SuggestionsPanel.tsx')).SuggestionsPanel,
  whenFirstImagesLoaded,
)
