export type { ContentContext, KnownEmoji, KnownMention } from './ContentContext.ts'
export type {
  ContentNode,
  ContentTree,
  CutReason,
  ElementNode,
  EmojiNode,
  HashtagNode,
  ImageNode,
  LinkNode,
  MentionNode,
  EffectNode,
  MfmNode,
  TextNode,
} from './ContentTree.ts'
export { emojiTable, splitEmoji } from './emoji.ts'
export { withGreentext } from './withGreentext.ts'
export { isLongSubject, isTall } from './measure.ts'
export { isLoneEmoji } from './loneEmoji.ts'
export { parseContent } from './parseContent.ts'
export { boundMarks, isBlank } from './plainText.ts'
export { previewText, type TextPreview } from './preview.ts'
export { textOf } from './textOf.ts'
export { withEffects } from './withEffects.ts'
export { withoutQuoteLine } from './withoutQuoteLine.ts'
