/** Where a slot of a theme is read from in a style: a place, and its background or one of the texts in it. */
export interface SlotOrigin {
  readonly slot: string
  readonly place: string
  /** `background`, or the text-like component with its variant or state. */
  readonly property: string
  /** The opacity group that the slot shares; without one it is solid. */
  readonly group?: string
}

const alerts = [
  ['Error', '.error'],
  ['Warning', '.warning'],
  ['Success', '.success'],
  ['Neutral', ''],
] as const

const buttons = [
  ['btn', ''],
  ['btnPressed', ':pressed'],
  ['btnToggled', ':toggled'],
  ['btnDisabled', ':disabled'],
] as const

/** Rows of a table: a place, then its properties with the slots that are read from them, and the group. */
const rows: readonly (readonly [place: string, group: string, slots: string])[] = [
  ['Panel', 'bg', 'background=bg Text:faint=faint Link:faint=faintLink Icon=icon Border=border'],
  ['Underlay', 'underlay', 'background=underlay'],
  ['Post RichContent', '', 'Link=postLink FunText.greentext=postGreentext FunText.cyantext=postCyantext'],
  ['Post', '', 'Link:faint=postFaintLink'],
  ['Post:selected', 'bg', 'background=selectedPost Text=selectedPostText Link=selectedPostLink Icon=selectedPostIcon'],
  ['MenuItem:hover', 'bg', 'background=highlight Text=highlightText Icon=highlightIcon'],
  ['Panel MenuItem:hover', 'bg', 'background=selectedMenu Text=selectedMenuText Icon=selectedMenuIcon'],
  ['Popover MenuItem:hover', 'popover', 'background=selectedMenuPopover Text=selectedMenuPopoverText Icon=selectedMenuPopoverIcon'],
  ['Popover', 'popover', 'background=popover Text=popoverText Link=popoverLink Icon=popoverIcon'],
  ['PanelHeader', 'panel', 'background=panel Text=panelText Link=panelLink Text:faint=panelFaint'],
  ['TopBar', '', 'background=topBar Text=topBarText Link=topBarLink'],
  ...buttons.flatMap(([slot, state]) => [
    [`Panel Button${state}`, 'btn', `background=${slot} Text=${slot}Text`] as const,
    [`PanelHeader Button${state}`, 'btn', `${slot === 'btnPressed' ? `background=${slot}Panel ` : ''}Text=${slot}PanelText`] as const,
    [`TopBar Button${state}`, 'btn', `${slot === 'btnPressed' ? `background=${slot}TopBar ` : ''}Text=${slot}TopBarText`] as const,
  ]),
  ['Panel Tab', 'btn', 'background=tab Text=tabText'],
  ['Panel Tab:active', '', 'Text=tabActiveText'],
  ['Panel Input', 'input', 'background=input Text=inputText'],
  ['TopBar Input', '', 'Text=inputTopbarText'],
  ...alerts.flatMap(([kind, variant]) => [
    [`Panel Alert${variant}`, 'alert', `background=alert${kind} Text=alert${kind}Text`] as const,
    [`PanelHeader Alert${variant}`, '', `Text=alert${kind}PanelText`] as const,
    [`Popover Alert${variant}`, 'alertPopup', `background=alertPopup${kind} Text=alertPopup${kind}Text`] as const,
  ]),
  ['Badge', '', 'background=badgeNeutral Text=badgeNeutralText'],
  ['Badge.notification', '', 'background=badgeNotification Text=badgeNotificationText'],
  ['Post PollGraph', '', 'background=poll Text=pollText'],
  ['Chat', 'bg', 'background=chatBg'],
  ...[
    ['Incoming', ''],
    ['Outgoing', '.outgoing'],
  ].map(([kind, variant]) => {
    const slots = `background=chatMessage${kind}Bg Text=chatMessage${kind}Text Link=chatMessage${kind}Link Border=chatMessage${kind}Border`
    return [`ChatMessage${variant}`, 'bg', slots] as const
  }),
]

/** Every slot that a style says something about, apart from the variables. */
export const slotOrigins: readonly SlotOrigin[] = rows.flatMap(([place, group, slots]) =>
  slots.split(' ').map((pair) => {
    const [property = '', slot = ''] = pair.split('=')
    return group !== '' && property === 'background' ? { slot, place, property, group } : { slot, place, property }
  }),
)

/** Slots that are variables of Root, under the same name. */
export const variableSlots = ['fg', 'text', 'link', 'accent', 'cRed', 'cGreen', 'cBlue', 'cOrange', 'wallpaper'] as const

/** Texts whose opacity is a group of its own. */
export const fadedSlots: Readonly<Record<string, string>> = {
  faint: 'faint',
  faintLink: 'faint',
  postFaintLink: 'faint',
  panelFaint: 'faint',
  border: 'border',
  chatMessageIncomingBorder: 'border',
  chatMessageOutgoingBorder: 'border',
}

/** Places that count as they are written, even where pleroma-fe would not tell them apart from their last component alone. */
export const nestedPlaces: ReadonlySet<string> = new Set([...alerts.map(([, variant]) => `Popover Alert${variant}`), 'Post Avatar'])

/** Places that the opacity groups are read from. */
export const groupPlaces: Readonly<Record<string, string>> = {
  bg: 'Panel',
  panel: 'PanelHeader',
  popover: 'Popover',
  btn: 'Panel Button',
  input: 'Panel Input',
  alert: 'Panel Alert',
  alertPopup: 'Popover Alert',
  underlay: 'Underlay',
}

/** Places that the radii are read from. */
export const radiusPlaces: Readonly<Record<string, string>> = {
  btn: 'Panel Button',
  input: 'Panel Input',
  checkbox: 'Panel Input.checkbox',
  panel: 'Panel',
  avatar: 'Avatar',
  avatarAlt: 'Avatar.compact',
  tooltip: 'Popover',
  attachment: 'Attachment',
}

/** Places that the shadows are read from. */
export const shadowPlaces: Readonly<Record<string, string>> = {
  panel: 'Panel',
  topBar: 'TopBar',
  popup: 'Popover',
  avatar: 'Avatar',
  avatarStatus: 'Post Avatar',
  panelHeader: 'PanelHeader',
  button: 'Panel Button',
  buttonHover: 'Panel Button:hover',
  buttonPressed: 'Panel Button:pressed',
  input: 'Panel Input',
}
