/** One component of pleroma-fe that a theme can show. */
export interface StyleComponent {
  /** Components that can stand inside. */
  readonly inner?: readonly string[]
  /** It has no place of its own: its colour becomes a variable of the place that it is in. */
  readonly textLike?: true
  /** It has no background unless a rule gives it one, so it looks different in each parent. */
  readonly seeThrough?: true
  readonly variants?: readonly string[]
  readonly states?: readonly string[]
}

const texts = ['Text', 'Link', 'Icon', 'Border'] as const

/** The components that slots of a theme are read from, with the text-like ones first. */
const styleComponents: Readonly<Record<string, StyleComponent>> = {
  Text: { textLike: true, states: ['faint'] },
  Link: { textLike: true, states: ['faint'] },
  FunText: { textLike: true, variants: ['greentext', 'cyantext'], states: ['faint'] },
  Icon: { textLike: true },
  Border: { textLike: true },

  Underlay: { inner: ['Panel'] },
  Panel: { inner: [...texts, 'Button', 'ButtonUnstyled', 'Input', 'MenuItem', 'Post', 'Alert', 'UserCard', 'Chat', 'Attachment', 'Tab'] },
  PanelHeader: { inner: ['Text', 'Link', 'Icon', 'Button', 'ButtonUnstyled', 'Badge', 'Alert', 'Avatar'] },
  TopBar: { inner: ['Text', 'Link', 'Icon', 'Button', 'ButtonUnstyled', 'Input', 'Badge'] },
  Popover: { inner: [...texts, 'Button', 'ButtonUnstyled', 'Input', 'MenuItem', 'Post', 'UserCard'] },
  Button: { inner: ['Text', 'Icon'] },
  ButtonUnstyled: { inner: ['Text', 'Link', 'Icon', 'Badge'], seeThrough: true },
  Input: { inner: ['Text', 'Icon'] },
  Tab: { inner: ['Text', 'Icon'] },
  MenuItem: { inner: ['Text', 'Icon', 'Border', 'Input', 'ButtonUnstyled', 'Badge', 'Avatar'] },
  Post: { inner: [...texts, 'Button', 'ButtonUnstyled', 'RichContent', 'Input', 'Avatar', 'Attachment', 'PollGraph'] },
  UserCard: { inner: ['Text', 'Link', 'Icon', 'Button', 'ButtonUnstyled', 'Input', 'RichContent', 'Avatar', 'Alert'] },
  RichContent: { inner: ['Text', 'Link', 'FunText'], seeThrough: true },
  Alert: { inner: [...texts, 'ButtonUnstyled'] },
  Badge: { inner: ['Text', 'Icon'] },
  Avatar: {},
  Attachment: { inner: ['Border', 'Button', 'Input'], seeThrough: true },
  PollGraph: {},
  Chat: { inner: [...texts, 'Avatar'] },
  ChatMessage: { inner: [...texts, 'RichContent', 'Attachment', 'PollGraph'] },
  ScrollbarElement: { inner: ['Text'] },
}

/** A component by its name. */
export function componentOf(name: string): StyleComponent | null {
  return Object.hasOwn(styleComponents, name) ? (styleComponents[name] ?? null) : null
}
