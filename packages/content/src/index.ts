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
  MfmNode,
  TextNode,
} from './ContentTree.ts'
export { emojiTable, splitEmoji } from './emoji.ts'
export { withGreentext } from './greentext.ts'
export { isLongSubject, isTall } from './measure.ts'
export { parseContent } from './parseContent.ts'
export { boundMarks, isBlank } from './plainText.ts'
export { previewText, type TextPreview } from './preview.ts'
export { textOf } from './textOf.ts'
