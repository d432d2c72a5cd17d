import { lazyComponent } from '#lib/lazyComponent.ts'
import { whenFirstImagesLoaded } from '#lib/afterFirstImages.ts'

// What several places of the shell show, and none of them before the first post. The columns are drawn together with the
// posts in the middle; what stands in them is fetched when that picture is out, so that its bytes and the work of starting
// them do not stand before the first post and its pictures.

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
