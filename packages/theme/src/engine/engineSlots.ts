import { inverted, lighter, mean, over, type Rgb } from './arithmetic.ts'

/** Opacities that a theme can set, with their standards. Each is shared by a group of slots. */
export const opacityGroups = {
  bg: 1,
  underlay: 0.15,
  faint: 0.5,
  profileTint: 0.5,
  popover: 1,
  border: 1,
  panel: 1,
  btn: 1,
  input: 0.5,
  alert: 0.5,
  alertPopup: 0.95,
} as const

export type OpacityGroup = keyof typeof opacityGroups

/** Makes the colour of a slot. `away` is 1 on a dark ground and -1 on a light one; `first` and `second` are the slots it comes from. */
export type MakeColour = (away: 1 | -1, first: Rgb, second: Rgb) => Rgb

/** How a slot comes about when the theme does not set it. */
export interface EngineSlot {
  /** The slot it comes from, and whose colour it has by default. */
  readonly from?: string
  /** The second slot it comes from. */
  readonly and?: string
  readonly make?: MakeColour
  /** It is a text: corrected on its ground, unless the theme sets it. */
  readonly text?: 'keep' | 'free' | 'blackOrWhite'
  /** The backgrounds of a text, from the bottom up. */
  readonly on?: readonly string[]
  /** The slot that tells whether a step leads to light or dark; `bg` by default. */
  readonly ground?: string
  /** The opacity that its alpha is written to. */
  readonly group?: OpacityGroup
  /** The opacity that the theme sets for the group is its own alpha. */
  readonly own?: true
}

const step =
  (points: number): MakeColour =>
  (away, first) =>
    lighter(first, points * away)
const veil =
  (alpha: number): MakeColour =>
  (_away, first, second) =>
    over(first, alpha, second)
const always =
  (colour: Rgb): MakeColour =>
  () =>
    colour
const middle: MakeColour = (_away, first, second) => mean(first, second)
const turned: MakeColour = (_away, first) => inverted(first)
const dimmed: MakeColour = (_away, { r, g, b }) => ({ r: Math.floor(r * 0.53), g: Math.floor(g * 0.56), b: Math.floor(b * 0.59) })

const page = ['underlay', 'bg'] as const
const head = [...page, 'panel'] as const
const menu = [...page, 'popover'] as const

/**
 * The slots of the peers' themes, in the order in which their colours are made: each after its sources. Alphas are written back to
 * their groups on the way, so another order would give other colours. The last eleven are known to Pleroma's client alone.
 */
export const engineSlots = {
  underlay: { make: always({ r: 0, g: 0, b: 0 }), group: 'underlay', own: true },
  bg: { group: 'bg', own: true },
  fg: {},
  cRed: { make: always({ r: 255, g: 0, b: 0 }) },
  cGreen: { make: always({ r: 0, g: 255, b: 0 }) },
  cOrange: { make: always({ r: 227, g: 255, b: 0 }) },
  cBlue: { make: always({ r: 0, g: 0, b: 255 }) },
  accent: { from: 'link' },
  link: { from: 'accent' },
  text: {},
  badgeNotification: { from: 'cRed' },
  badgeNotificationText: { from: 'text', and: 'badgeNotification', text: 'blackOrWhite', on: ['badgeNotification'] },
  alertNeutral: { from: 'text', group: 'alert', own: true },
  alertNeutralText: { from: 'text', make: turned, text: 'free', on: [...page, 'alertNeutral'] },
  alertPopupNeutral: { from: 'alertNeutral', group: 'alertPopup', own: true },
  alertPopupNeutralText: { from: 'alertNeutralText', text: 'free', on: [...page, 'alertPopupNeutral'] },
  alertSuccess: { from: 'cGreen', group: 'alert', own: true },
  alertSuccessText: { from: 'text', text: 'free', on: [...page, 'alertSuccess'] },
  alertPopupSuccess: { from: 'alertSuccess', group: 'alertPopup', own: true },
  alertPopupSuccessText: { from: 'alertSuccessText', text: 'free', on: [...page, 'alertPopupSuccess'] },
  alertWarning: { from: 'cOrange', group: 'alert', own: true },
  alertWarningText: { from: 'text', text: 'free', on: [...page, 'alertWarning'] },
  alertPopupWarning: { from: 'alertWarning', group: 'alertPopup', own: true },
  alertPopupWarningText: { from: 'alertWarningText', text: 'free', on: [...page, 'alertPopupWarning'] },
  alertError: { from: 'cRed', group: 'alert', own: true },
  alertErrorText: { from: 'text', text: 'free', on: [...page, 'alertError'] },
  alertPopupError: { from: 'alertError', group: 'alertPopup', own: true },
  alertPopupErrorText: { from: 'alertErrorText', text: 'free', on: [...page, 'alertPopupError'] },
  panel: { from: 'fg', group: 'panel', own: true },
  panelText: { from: 'text', text: 'free', on: head },
  alertNeutralPanelText: { from: 'panelText', text: 'free', on: [...head, 'alertNeutral'] },
  alertSuccessPanelText: { from: 'panelText', text: 'free', on: [...head, 'alertSuccess'] },
  alertWarningPanelText: { from: 'panelText', text: 'free', on: [...head, 'alertWarning'] },
  alertErrorPanelText: { from: 'panelText', text: 'free', on: [...head, 'alertError'] },
  fgText: { from: 'text', text: 'free', on: ['fg'] },
  topBar: { from: 'fg' },
  topBarText: { from: 'fgText', text: 'free', on: ['topBar'] },
  input: { from: 'fg', group: 'input', own: true },
  inputTopbarText: { from: 'topBarText', text: 'free', on: ['topBar', 'input'] },
  inputPanelText: { from: 'panelText', text: 'free', on: [...head, 'input'] },
  inputText: { from: 'text', text: 'free', on: [...page, 'input'] },
  btn: { from: 'fg', group: 'btn', own: true },
  btnText: { from: 'fgText', text: 'free', on: [...page, 'btn'] },
  btnTopBarText: { from: 'btnText', text: 'free', on: ['topBar', 'btn'] },
  btnDisabled: { from: 'btn', and: 'bg', make: veil(0.25), group: 'btn' },
  btnDisabledTopBarText: { from: 'btnTopBarText', and: 'btnDisabled', make: veil(0.25), ground: 'btnDisabled' },
  btnPanelText: { from: 'btnText', text: 'free', on: [...head, 'btn'] },
  btnDisabledPanelText: { from: 'btnPanelText', and: 'btnDisabled', make: veil(0.25), ground: 'btnDisabled' },
  btnDisabledText: { from: 'btnText', and: 'btnDisabled', make: veil(0.25), ground: 'btnDisabled' },
  btnToggled: { from: 'btn', make: step(20), ground: 'btn', group: 'btn' },
  btnToggledTopBarText: { from: 'btnTopBarText', text: 'free', on: ['topBar', 'btnToggled'] },
  btnToggledPanelText: { from: 'btnPanelText', text: 'free', on: [...head, 'btnToggled'] },
  btnToggledText: { from: 'btnText', text: 'free', on: [...page, 'btnToggled'] },
  btnPressed: { from: 'btn', ground: 'btn', group: 'btn' },
  btnPressedTopBarText: { from: 'btnTopBarText', text: 'free', on: ['topBar', 'btnPressed'] },
  btnPressedTopBar: { from: 'btnPressed', ground: 'btn' },
  btnPressedPanelText: { from: 'btnPanelText', text: 'free', on: [...head, 'btnPressed'] },
  btnPressedPanel: { from: 'btnPressed', ground: 'btn' },
  btnPressedText: { from: 'btnText', text: 'free', on: [...page, 'btnPressed'] },
  tabActiveText: { from: 'text', text: 'free', on: page },
  tabText: { from: 'btnText', text: 'free', on: [...page, 'btn'] },
  tab: { from: 'btn', group: 'btn' },
  fgLink: { from: 'link', text: 'keep', on: ['fg'] },
  topBarLink: { from: 'fgLink', text: 'keep', on: ['topBar'] },
  panelLink: { from: 'fgLink', text: 'keep', on: head },
  panelFaint: { from: 'fgText', text: 'free', on: head, group: 'faint', own: true },
  icon: { from: 'bg', and: 'text', make: middle, group: 'bg' },
  poll: { from: 'accent', and: 'bg', make: veil(0.4) },
  pollText: { from: 'text', text: 'free', on: [...page, 'poll'] },
  border: { from: 'fg', make: step(2), group: 'border', own: true },
  postCyantext: { from: 'cBlue', text: 'keep', on: page },
  postGreentext: { from: 'cGreen', text: 'keep', on: page },
  postLink: { from: 'link', text: 'keep', on: page },
  lightText: { from: 'text', make: step(20), text: 'keep', on: page },
  popover: { from: 'bg', group: 'popover', own: true },
  selectedMenuPopover: { from: 'popover', make: step(5), group: 'popover' },
  highlight: { from: 'bg', make: step(5), group: 'bg' },
  highlightText: { from: 'text', text: 'free', on: [...page, 'highlight'] },
  selectedMenu: { from: 'bg', make: step(5), group: 'bg' },
  selectedMenuText: { from: 'highlightText', text: 'free', on: [...menu, 'selectedMenu'] },
  selectedMenuPopoverIcon: { from: 'selectedMenuPopover', and: 'selectedMenuText', make: middle },
  highlightLink: { from: 'link', text: 'keep', on: [...page, 'highlight'] },
  selectedMenuLink: { from: 'highlightLink', text: 'keep', on: [...menu, 'selectedMenu'] },
  selectedMenuPopoverLink: { from: 'selectedMenuLink', text: 'keep', on: ['selectedMenuPopover'] },
  selectedMenuPopoverText: { from: 'selectedMenuText', text: 'free', on: ['selectedMenuPopover'] },
  faintLink: { from: 'link', group: 'faint', own: true },
  highlightFaintLink: { from: 'faintLink', text: 'keep', on: [...page, 'highlight'], group: 'faint' },
  selectedMenuFaintLink: { from: 'highlightFaintLink', text: 'keep', on: [...menu, 'selectedMenu'] },
  selectedMenuPopoverFaintLink: { from: 'selectedMenuFaintLink', text: 'keep', on: ['selectedMenuPopover'] },
  faint: { from: 'text', group: 'faint', own: true },
  highlightFaintText: { from: 'faint', text: 'free', on: [...page, 'highlight'], group: 'faint' },
  selectedMenuFaintText: { from: 'highlightFaintText', text: 'free', on: [...menu, 'selectedMenu'] },
  selectedMenuPopoverFaintText: { from: 'selectedMenuFaintText', text: 'free', on: ['selectedMenuPopover'] },
  highlightLightText: { from: 'lightText', text: 'free', on: [...page, 'highlight'] },
  selectedMenuLightText: { from: 'highlightLightText', text: 'free', on: [...menu, 'selectedMenu'] },
  selectedMenuPopoverLightText: { from: 'selectedMenuLightText', text: 'free', on: ['selectedMenuPopover'] },
  selectedMenuIcon: { from: 'selectedMenu', and: 'selectedMenuText', make: middle },
  selectedPost: { from: 'highlight' },
  selectedPostText: { from: 'highlightText', text: 'free', on: [...page, 'selectedPost'] },
  selectedPostIcon: { from: 'selectedPost', and: 'selectedPostText', make: middle },
  selectedPostLink: { from: 'highlightLink', text: 'keep', on: [...page, 'selectedPost'] },
  selectedPostFaintLink: { from: 'highlightFaintLink', text: 'keep', on: [...page, 'selectedPost'] },
  highlightPostLink: { from: 'postLink', text: 'keep', on: [...page, 'highlight'] },
  selectedPostPostLink: { from: 'highlightPostLink', text: 'keep', on: [...page, 'selectedPost'] },
  selectedPostLightText: { from: 'highlightLightText', text: 'free', on: [...page, 'selectedPost'] },
  selectedPostFaintText: { from: 'highlightFaintText', text: 'free', on: [...page, 'selectedPost'] },
  popoverText: { from: 'text', text: 'free', on: menu },
  popoverIcon: { from: 'popover', and: 'popoverText', make: middle, group: 'popover' },
  popoverLink: { from: 'link', text: 'keep', on: menu },
  postFaintLink: { from: 'postLink', group: 'faint', own: true },
  popoverPostFaintLink: { from: 'postFaintLink', text: 'keep', on: menu, group: 'faint' },
  popoverFaintLink: { from: 'faintLink', text: 'keep', on: menu, group: 'faint' },
  popoverFaintText: { from: 'faint', text: 'free', on: menu, group: 'faint' },
  popoverPostLink: { from: 'postLink', text: 'keep', on: menu },
  popoverLightText: { from: 'lightText', text: 'free', on: menu },
  highlightIcon: { from: 'highlight', and: 'highlightText', make: middle },
  highlightPostFaintLink: { from: 'postFaintLink', text: 'keep', on: [...page, 'highlight'], group: 'faint' },
  profileTint: { from: 'bg', group: 'profileTint', own: true },
  profileBg: { from: 'bg', make: dimmed, group: 'bg' },
  wallpaper: { from: 'bg', make: step(-2), group: 'bg' },
  badgeNeutral: { from: 'cGreen' },
  badgeNeutralText: { from: 'text', and: 'badgeNeutral', text: 'blackOrWhite', on: ['badgeNeutral'] },
  chatBg: { from: 'bg', group: 'bg' },
  chatMessageIncomingBg: { from: 'chatBg' },
  chatMessageIncomingText: { from: 'text', text: 'free', on: ['underlay', 'chatBg', 'chatMessageIncomingBg'] },
  chatMessageIncomingLink: { from: 'link', text: 'keep', on: ['underlay', 'chatBg', 'chatMessageIncomingBg'] },
  chatMessageIncomingBorder: { from: 'border', make: step(2), group: 'border', own: true },
  chatMessageOutgoingBg: { from: 'chatMessageIncomingBg', make: step(5) },
  chatMessageOutgoingText: { from: 'text', text: 'free', on: ['underlay', 'chatBg', 'chatMessageOutgoingBg'] },
  chatMessageOutgoingLink: { from: 'link', text: 'keep', on: ['underlay', 'chatBg', 'chatMessageOutgoingBg'] },
  chatMessageOutgoingBorder: { from: 'chatMessageOutgoingBg', make: step(2), group: 'border', own: true },
} as const satisfies Record<string, EngineSlot>

export type EngineSlotName = keyof typeof engineSlots

export function isEngineSlotName(name: string): name is EngineSlotName {
  return Object.hasOwn(engineSlots, name)
}

export const engineSlotNames: readonly EngineSlotName[] = Object.keys(engineSlots).filter(isEngineSlotName)
