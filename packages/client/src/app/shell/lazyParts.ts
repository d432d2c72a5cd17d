import { lazyComponent } from '#lib/lazyComponent.ts'
import { whenFirstPicturesCame } from '#lib/afterFirstPictures.ts'

// What several places of the shell show, and none of them before the first post. The columns are drawn together with the
// posts in the middle; what stands in them is fetched when that picture is out, so that its bytes and the work of starting
// them do not stand before the first post and its pictures.

export const ComposerBox = lazyComponent(
  async () => (await import(/* chunk: page */ '#features/composer/ui/ComposerBox.tsx')).ComposerBox,
  whenFirstPicturesCame,
)

export const FeaturesPanel = lazyComponent(
  async () => (await import('#features/about/ui/FeaturesPanel.tsx')).FeaturesPanel,
  whenFirstPicturesCame,
)

export const InstancePanel = lazyComponent(
  async () => (await import(/* chunk: queries */ '#features/about/ui/InstancePanel.tsx')).InstancePanel,
  whenFirstPicturesCame,
)

export const LazyEntries = lazyComponent(
  async () => (await import(/* chunk: page */ './LazyEntries.tsx')).LazyEntries,
  whenFirstPicturesCame,
)

export const LinkLayer = lazyComponent(
  async () => (await import(/* chunk: page */ '#features/popovers/ui/LinkLayer.tsx')).LinkLayer,
  whenFirstPicturesCame,
)

export const NotificationsPanel = lazyComponent(
  async () => (await import(/* chunk: page */ '#features/notifications/ui/NotificationsPanel.tsx')).NotificationsPanel,
  whenFirstPicturesCame,
)

export const NewPostButton = lazyComponent(
  async () => (await import(/* chunk: page */ './NewPostButton.tsx')).NewPostButton,
  whenFirstPicturesCame,
)

export const NewPostDialog = lazyComponent(async () => (await import(/* chunk: composer */ './NewPostDialog.tsx')).NewPostDialog)

export const OwnDetails = lazyComponent(async () => (await import('#features/relationships/ui/AccountDetails.tsx')).AccountDetails)

export const UnseenBadge = lazyComponent(
  async () => (await import(/* chunk: page */ '#features/notifications/ui/UnseenBadge.tsx')).UnseenBadge,
  whenFirstPicturesCame,
)

export const NoticeStack = lazyComponent(
  async () => (await import(/* chunk: page */ './NoticeStack.tsx')).NoticeStack,
  whenFirstPicturesCame,
)

export const StateBars = lazyComponent(async () => (await import(/* chunk: page */ './StateBars.tsx')).StateBars, whenFirstPicturesCame)

export const SuggestionsPanel = lazyComponent(
  async () => (await import(/* chunk: queries */ '#features/search/ui/SuggestionsPanel.tsx')).SuggestionsPanel,
  whenFirstPicturesCame,
)
