// Everything named here is in the first load. Code that few posts need (effects, greentext, previews) is imported from its own file.
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
export { isLongSubject, isTall } from './measure.ts'
export { isLoneEmoji } from './loneEmoji.ts'
export { parseContent, plainNodes } from './parseContent.ts'
export { boundMarks, isBlank, isolated, oneLine } from './plainText.ts'
export { isolatedHandle, shownHandle, shownHost } from './shownHandle.ts'
export { straightened } from './straightened.ts'
export { textOf } from './textOf.ts'
