/**
 * Untrusted HTML as plain immutable data. It holds no markup, class or attribute from outside: `parseContent` builds it from known
 * elements.
 */
export interface ContentTree {
  readonly nodes: readonly ContentNode[]
  /** There is MFM in it; `withEffects` reads it. */
  readonly mfm: boolean
  /** Why only a preview of the plain text is here; null for complete content. */
  readonly cut: CutReason | null
}

/** Which cap the HTML broke: 200 KB, 5,000 nodes, depth 100. */
export type CutReason = 'size' | 'nodes' | 'depth'

export type ContentNode = TextNode | EmojiNode | MentionNode | HashtagNode | LinkNode | ImageNode | MfmNode | EffectNode | ElementNode

export interface TextNode {
  readonly kind: 'text'
  readonly text: string
}

/** A custom emoji of the server. */
export interface EmojiNode {
  readonly kind: 'emoji'
  /** Without colons. */
  readonly shortcode: string
  readonly url: string
  /** A still image, or the same as `url`. */
  readonly staticUrl: string
}

/** A mention found in the post's mention record; everything shown comes from there. */
export interface MentionNode {
  readonly kind: 'mention'
  readonly id: string
  readonly username: string
  readonly acct: string
}

export interface HashtagNode {
  readonly kind: 'hashtag'
  /** For the tag's timeline. */
  readonly tag: string
  /** As the author wrote it, with `#` where there was one. */
  readonly text: string
}

export interface LinkNode {
  readonly kind: 'link'
  /** Absolute, of an allowed scheme, without credentials. */
  readonly href: string
  /** Shown instead of `children`: the short form of an address, or `@name@host` of an unknown person. */
  readonly label: string | null
  /** Where the link really goes, when its text looks like another place; to be shown next to the text. */
  readonly trueHost: string | null
  readonly children: readonly ContentNode[]
}

/** An image inside the text. It may be fetched only if the user's settings allow it. */
export interface ImageNode {
  readonly kind: 'image'
  readonly src: string
  /** Its description, or its short address. */
  readonly label: string
}

/** An MFM function as it was written; `withEffects` reads its name and arguments. */
export interface MfmNode {
  readonly kind: 'mfm'
  readonly name: string
  readonly args: Readonly<Record<string, string>>
  readonly children: readonly ContentNode[]
}

export type MfmEffect =
  | 'tada'
  | 'jelly'
  | 'twitch'
  | 'shake'
  | 'spin'
  | 'jump'
  | 'bounce'
  | 'flip'
  | 'rainbow'
  | 'sparkle'
  | 'font'
  | 'blur'
  | 'rotate'
  | 'position'
  | 'scale'
  | 'x2'
  | 'x3'
  | 'x4'
  | 'fg'
  | 'bg'
  | 'center'
export type MfmFlag = 'x' | 'y' | 'left' | 'alternate' | 'h' | 'v' | 'serif' | 'monospace' | 'cursive' | 'fantasy' | 'emoji' | 'math'

/** One MFM function of a known name, its arguments read by type and clamped. Only `withEffects` makes it. */
export interface EffectNode {
  readonly kind: 'effect'
  readonly effect: MfmEffect
  readonly flags: readonly MfmFlag[]
  /** Seconds of one period; null for the effect's own. */
  readonly speed: number | null
  /** Degrees. */
  readonly deg: number | null
  /** Factor of `scale`, em of `position`. */
  readonly x: number | null
  readonly y: number | null
  /** Three or six hex digits, lower case, without `#`. */
  readonly color: string | null
  /** Factor of the text size; never more than one along a line of ancestors. */
  readonly size: number | null
  readonly children: readonly ContentNode[]
}

export interface ElementNode {
  readonly kind: 'element'
  readonly tag: ElementTag
  /** Names are React's; values were checked one by one. */
  readonly attributes: Readonly<Record<string, string | number | boolean>> | null
  /** The purpose of the piece, if another part of the screen may repeat it. */
  readonly role: ElementRole | null
  readonly children: readonly ContentNode[]
}

/**
 * `quoteFallback`: the "RE: link" for clients without quotes. `recipients`: the addressees in front of a reply. `serverNotice`: words that
 * the reader's server added to those of the author (GoToSocial).
 * `longWord`: a word, or a piece of one, in which a line may end anywhere. `greentext`, `cyantext`: lines marked by `withGreentext`.
 */
export type ElementRole = 'quoteFallback' | 'recipients' | 'serverNotice' | 'greentext' | 'cyantext' | 'longWord'

export const htmlTags = [
  'p',
  'br',
  'hr',
  'span',
  'div',
  'center',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'q',
  'cite',
  'dfn',
  'kbd',
  'samp',
  'var',
  'abbr',
  'bdi',
  'wbr',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ruby',
  'rb',
  'rt',
  'rp',
  'details',
  'summary',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const
export const mathTags = [
  'math',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'mrow',
  'mfrac',
  'msqrt',
  'mroot',
  'mstyle',
  'merror',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'mtable',
  'mtr',
  'mtd',
] as const
export type HtmlTag = (typeof htmlTags)[number]
export type MathTag = (typeof mathTags)[number]
export type ElementTag = HtmlTag | MathTag
