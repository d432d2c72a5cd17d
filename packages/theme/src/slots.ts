import { controlThreshold, textThreshold } from './contrast.ts'

/** How a slot comes about when the theme does not set it. Steps apply in the order of the fields. */
export interface SlotRule {
  /** The slot it follows, or a colour of its own. */
  readonly from: string
  /** The default is that slot's colour as it is blended on screen, so that its text colours stay readable. */
  readonly asSeen?: true
  /** Percent points of lightness away from the background: lighter on dark themes, darker on light ones. */
  readonly shade?: number
  /** Percent points of lightness darker on every theme. */
  readonly darken?: number
  /** Faded into the background by this much, or by the rest of the named opacity. */
  readonly fade?: number | 'faint'
  /** The name of the opacity that makes it see-through. */
  readonly opacity?: string
  /** An opacity no theme changes. */
  readonly alpha?: number
  /** The slot below it. */
  readonly on?: string
  /** It is text on these and is corrected until it can be read. */
  readonly textOn?: readonly string[]
  /** It is an edge or a sign on these and is corrected until it can be seen. */
  readonly controlOn?: readonly string[]
}

/** The least contrast a slot promises, or null for plain surfaces. */
export function thresholdOf(slot: SlotRule): number | null {
  if (slot.textOn) return textThreshold
  return slot.controlOn ? controlThreshold : null
}

const onBg = { textOn: ['bg'] } as const

/** Every slot that a component may use, in the order of the editor. The nine base colours have no rule beyond a fallback. */
export const slots = {
  bg: { from: '#121a24', on: 'underlay', opacity: 'bg' },
  fg: { from: 'bg', shade: 5 },
  text: { from: 'bg', textOn: ['bg'] },
  link: { from: 'text', textOn: ['bg'] },
  accent: { from: 'link' },
  cRed: { from: '#e5484d' },
  cGreen: { from: '#30a46c' },
  cBlue: { from: '#3e94e0' },
  cOrange: { from: '#e58a2c' },

  wallpaper: { from: 'bg', darken: 4 },
  underlay: { from: '#000000', opacity: 'underlay', on: 'wallpaper' },
  wallpaperText: { from: 'text', textOn: ['underlay'] },
  wallpaperFaint: { from: 'faint', textOn: ['underlay'] },
  wallpaperLink: { from: 'link', textOn: ['underlay'] },
  border: { from: 'fg', shade: 8, opacity: 'border' },
  hover: { from: 'text', alpha: 0.08, on: 'bg' },
  highlight: { from: 'fg', on: 'bg', opacity: 'highlight' },
  highlightText: { from: 'text', textOn: ['highlight'] },
  highlightFaint: { from: 'faint', textOn: ['highlight'] },
  highlightLink: { from: 'link', textOn: ['highlight'] },
  highlightIcon: { from: 'icon', textOn: ['highlight'] },
  icon: { from: 'text', fade: 0.3, textOn: ['bg', 'hover'] },
  faint: { from: 'text', fade: 'faint', textOn: ['bg', 'hover'] },
  faintLink: { from: 'link', fade: 'faint', ...onBg },
  focus: { from: 'link', controlOn: ['bg', 'panel', 'topBar', 'highlight', 'popover', 'underlay'] },
  accentControl: { from: 'accent', controlOn: ['bg'] },
  accentText: { from: 'bg', textOn: ['accentControl'] },
  selection: { from: 'accentControl' },
  selectionText: { from: 'accentText', textOn: ['selection'] },

  postLink: { from: 'link', textOn: ['bg', 'hover'] },
  postGreentext: { from: 'cGreen', ...onBg },
  postCyantext: { from: 'cBlue', ...onBg },
  reply: { from: 'cBlue', textOn: ['bg', 'hover', 'selectedPost'] },
  repeat: { from: 'cGreen', textOn: ['bg', 'hover', 'selectedPost'] },
  favourite: { from: 'cOrange', textOn: ['bg', 'hover', 'selectedPost'] },
  danger: { from: 'cRed', textOn: ['bg', 'hover', 'popover', 'selectedPost'] },
  success: { from: 'cGreen', textOn: ['bg', 'hover'] },
  warning: { from: 'cOrange', textOn: ['bg', 'hover'] },
  selectedPost: { from: 'highlight', on: 'bg' },
  selectedPostText: { from: 'text', textOn: ['selectedPost'] },
  selectedPostFaint: { from: 'faint', textOn: ['selectedPost'] },
  selectedPostLink: { from: 'link', textOn: ['selectedPost'] },
  selectedPostIcon: { from: 'icon', textOn: ['selectedPost'] },
  code: { from: 'fg', on: 'bg' },
  codeText: { from: 'text', textOn: ['code'] },
  media: { from: 'fg', shade: 3 },
  skeleton: { from: 'fg', shade: 5 },

  panel: { from: 'fg', on: 'bg', opacity: 'panel' },
  panelText: { from: 'text', textOn: ['panel'] },
  panelFaint: { from: 'faint', textOn: ['panel'] },
  panelLink: { from: 'link', textOn: ['panel'] },
  topBar: { from: 'fg', on: 'underlay', opacity: 'topBar' },
  topBarText: { from: 'text', textOn: ['topBar'] },
  topBarFaint: { from: 'faint', textOn: ['topBar'] },
  topBarLink: { from: 'link', textOn: ['topBar'] },
  selectedMenu: { from: 'highlight', on: 'bg' },
  selectedMenuText: { from: 'text', textOn: ['selectedMenu'] },
  selectedMenuIcon: { from: 'link', textOn: ['selectedMenu'] },

  btn: { from: 'fg', shade: 4, on: 'bg', opacity: 'btn' },
  btnText: { from: 'text', textOn: ['btn', 'btnHover'] },
  btnHover: { from: 'btn', shade: 3, on: 'bg', opacity: 'btn' },
  btnPressed: { from: 'btn', shade: 8, on: 'bg', opacity: 'btn' },
  btnPressedText: { from: 'btnText', textOn: ['btnPressed'] },
  btnToggled: { from: 'accentControl' },
  btnToggledText: { from: 'accentText', textOn: ['btnToggled'] },
  btnDisabled: { from: 'btn', fade: 0.5, on: 'bg', opacity: 'btn' },
  btnDisabledText: { from: 'text', fade: 0.5 },
  btnPrimary: { from: 'accentControl' },
  btnPrimaryHover: { from: 'btnPrimary', shade: 4 },
  btnPrimaryText: { from: 'accentText', textOn: ['btnPrimary', 'btnPrimaryHover'] },
  btnDanger: { from: 'cRed', controlOn: ['bg'] },
  btnDangerHover: { from: 'btnDanger', shade: 4 },
  btnDangerText: { from: 'bg', textOn: ['btnDanger', 'btnDangerHover'] },

  input: { from: 'fg', on: 'bg', opacity: 'input' },
  inputText: { from: 'text', textOn: ['input'] },
  inputFaint: { from: 'faint', textOn: ['input'] },
  inputBorder: { from: 'border', controlOn: ['bg', 'input'] },

  popover: { from: 'bg', shade: 2, on: 'bg', opacity: 'popover' },
  window: { from: 'bg', asSeen: true, on: 'bg', opacity: 'popover' },
  popoverText: { from: 'text', textOn: ['popover'] },
  popoverFaint: { from: 'faint', textOn: ['popover', 'selectedMenuPopover'] },
  popoverLink: { from: 'link', textOn: ['popover'] },
  popoverIcon: { from: 'icon', textOn: ['popover'] },
  selectedMenuPopover: { from: 'popover', shade: 6, on: 'popover' },
  selectedMenuPopoverText: { from: 'text', textOn: ['selectedMenuPopover'] },
  selectedMenuPopoverIcon: { from: 'icon', textOn: ['selectedMenuPopover'] },
  selectedMenuPopoverDanger: { from: 'danger', textOn: ['selectedMenuPopover'] },

  alertError: { from: 'cRed', on: 'bg', opacity: 'alert' },
  alertErrorText: { from: 'text', textOn: ['alertError'] },
  alertWarning: { from: 'cOrange', on: 'bg', opacity: 'alert' },
  alertWarningText: { from: 'text', textOn: ['alertWarning'] },
  alertSuccess: { from: 'cGreen', on: 'bg', opacity: 'alert' },
  alertSuccessText: { from: 'text', textOn: ['alertSuccess'] },
  alertNeutral: { from: 'fg', shade: 4, on: 'bg' },
  alertNeutralText: { from: 'text', textOn: ['alertNeutral'] },
  alertPopupError: { from: 'cRed', fade: 0.75, on: 'bg', opacity: 'alertPopup' },
  alertPopupErrorText: { from: 'text', textOn: ['alertPopupError'] },
  alertPopupWarning: { from: 'cOrange', fade: 0.75, on: 'bg', opacity: 'alertPopup' },
  alertPopupWarningText: { from: 'text', textOn: ['alertPopupWarning'] },
  alertPopupSuccess: { from: 'cGreen', fade: 0.75, on: 'bg', opacity: 'alertPopup' },
  alertPopupSuccessText: { from: 'text', textOn: ['alertPopupSuccess'] },
  alertPopupNeutral: { from: 'popover', on: 'bg', opacity: 'alertPopup' },
  alertPopupNeutralText: { from: 'text', textOn: ['alertPopupNeutral'] },

  badgeNotification: { from: 'cRed', on: 'bg', opacity: 'badge' },
  badgeNotificationText: { from: 'bg', textOn: ['badgeNotification'] },
  badgeNeutral: { from: 'fg', shade: 10, on: 'bg', opacity: 'badge' },
  badgeNeutralText: { from: 'text', textOn: ['badgeNeutral'] },
  poll: { from: 'accent', alpha: 0.3, on: 'bg' },
  pollText: { from: 'text', textOn: ['poll', 'bg'] },
  profileTint: { from: 'bg', opacity: 'profileTint' },
  backdrop: { from: '#000000', alpha: 0.6 },
  viewer: { from: '#000000', alpha: 0.92, on: 'bg' },
  viewerText: { from: '#ffffff', textOn: ['viewer'] },
} as const satisfies Record<string, SlotRule>

export type SlotName = keyof typeof slots

export function isSlotName(name: string): name is SlotName {
  return Object.hasOwn(slots, name)
}

export const slotNames: readonly SlotName[] = Object.keys(slots).filter(isSlotName)

/** Every name of an opacity: those of layered slots, and how far faint text goes into the background. */
export const opacityNames = [
  'profileTint',
  'alert',
  'input',
  'faint',
  'underlay',
  'alertPopup',
  'bg',
  'panel',
  'topBar',
  'btn',
  'border',
  'highlight',
  'popover',
  'badge',
] as const

export type OpacityName = (typeof opacityNames)[number]
