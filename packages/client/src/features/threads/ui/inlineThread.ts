import { lazyComponent } from '#lib/lazyComponent.ts'

/** Rows of a conversation that is open in a feed, and its button over the feed: rendered once one was opened. */
export const InlineRow = lazyComponent(async () => (await import('#features/conversations/ui/InlineRow.tsx')).InlineRow)
export const InlineNewReplies = lazyComponent(
  async () => (await import('#features/conversations/ui/InlineNewReplies.tsx')).InlineNewReplies,
)

/** Loads the code that opens and renders a conversation in a feed. */
export async function loadInlineThread() {
  const [{ openInFeed }] = await Promise.all([
    import('#features/conversations/ui/openInFeed.ts'),
    InlineRow.preload(),
    InlineNewReplies.preload(),
  ])
  return openInFeed
}
