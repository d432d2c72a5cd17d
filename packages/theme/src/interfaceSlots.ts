import { engineSlotNames, isEngineSlotName, opacityGroups, type EngineSlotName } from './engine/engineSlots.ts'

/** How a slot of this interface comes about when the theme does not set it. Steps apply in the order of the fields. */
export interface InterfaceSlot {
  /** The slot it follows, or a colour of its own. */
  readonly from: string
  /** It is that slot's colour as it is blended on screen. */
  readonly asSeen?: true
  /** How much of the slot's colour lies over the first of its grounds. */
  readonly veil?: number
  /** Percent points of lightness away from the background: lighter on dark themes, darker on light ones. */
  readonly shade?: number
  /** An alpha no theme changes. */
  readonly alpha?: number
  /** The slot whose alpha it has. */
  readonly alphaOf?: EngineSlotName
  /** It is text on these and is corrected until it can be read. */
  readonly textOn?: readonly string[]
  /** It is an edge or a sign on these and is corrected until it can be seen. */
  readonly controlOn?: readonly string[]
  /** It is a line next to this other one. One of the two is visible on any colour. */
  readonly beside?: string
}

/**
 * Slots that no theme of other clients knows. They follow the colours that such a theme has. Only slots that no author could have checked
 * are corrected: texts on surfaces of this interface alone, edges of fields, the focus ring, and signs of danger or success.
 */
export const interfaceSlots = {
  wallpaperText: { from: 'text', textOn: ['underlay'] },
  wallpaperFaint: { from: 'text', veil: 0.84, textOn: ['underlay'] },
  wallpaperLink: { from: 'link', textOn: ['underlay'] },
  hover: { from: 'text', alpha: 0.08 },
  accentControl: { from: 'accent', controlOn: ['bg'] },
  accentText: { from: 'bg', textOn: ['accentControl'] },
  focus: { from: 'link', controlOn: ['bg', 'panel', 'topBar', 'highlight', 'popover', 'underlay'], beside: 'focusEdge' },
  selection: { from: 'accentControl' },
  selectionText: { from: 'accentText', textOn: ['selection'] },

  reply: { from: 'cBlue' },
  repeat: { from: 'cGreen' },
  favourite: { from: 'cOrange' },
  danger: { from: 'cRed', controlOn: ['bg', 'popover'] },
  success: { from: 'cGreen', controlOn: ['bg'] },
  warning: { from: 'cOrange', controlOn: ['bg'] },
  code: { from: 'fg' },
  codeText: { from: 'text', textOn: ['code'] },
  media: { from: 'fg', shade: 3 },
  skeleton: { from: 'fg', shade: 5 },

  topBarFaint: { from: 'topBarText', veil: 0.84, textOn: ['topBar'] },
  btnHover: { from: 'btn', shade: 3, alphaOf: 'btn' },
  btnPrimary: { from: 'accentControl' },
  btnPrimaryHover: { from: 'btnPrimary', shade: 4 },
  btnPrimaryText: { from: 'accentText', textOn: ['btnPrimary', 'btnPrimaryHover'] },
  btnDanger: { from: 'cRed', controlOn: ['bg'] },
  btnDangerHover: { from: 'btnDanger', shade: 4 },
  btnDangerText: { from: 'bg', textOn: ['btnDanger', 'btnDangerHover'] },
  inputFaint: { from: 'inputText', veil: 0.84, textOn: ['input'] },
  inputBorder: { from: 'border', controlOn: ['bg', 'input'] },
  window: { from: 'bg', asSeen: true, alphaOf: 'popover' },
  selectedMenuPopoverDanger: { from: 'danger', textOn: ['selectedMenuPopover'] },
  backdrop: { from: '#000000', alpha: 0.6 },
  viewer: { from: '#000000', alpha: 0.92 },
  viewerText: { from: '#ffffff', textOn: ['viewer'] },
} as const satisfies Record<string, InterfaceSlot>

export type InterfaceSlotName = keyof typeof interfaceSlots

export function isInterfaceSlotName(name: string): name is InterfaceSlotName {
  return Object.hasOwn(interfaceSlots, name)
}

export const interfaceSlotNames: readonly InterfaceSlotName[] = Object.keys(interfaceSlots).filter(isInterfaceSlotName)

/**
 * Slots that no theme can set. The second line of the focus ring is as dark or as light as its first one needs. Notices are opaque, because
 * they lie over anything, and their texts and edges can be seen on them.
 */
export const fixedSlots = {
  focusEdge: { from: 'bg', beside: 'focus' },
  noticeNeutral: { from: 'alertPopupNeutral', asSeen: true },
  noticeNeutralText: { from: 'alertPopupNeutralText', controlOn: ['noticeNeutral'] },
  noticeNeutralEdge: { from: 'inputBorder', controlOn: ['noticeNeutral'] },
  noticeSuccess: { from: 'alertPopupSuccess', asSeen: true },
  noticeSuccessText: { from: 'alertPopupSuccessText', controlOn: ['noticeSuccess'] },
  noticeSuccessEdge: { from: 'success', controlOn: ['noticeSuccess'] },
  noticeWarning: { from: 'alertPopupWarning', asSeen: true },
  noticeWarningText: { from: 'alertPopupWarningText', controlOn: ['noticeWarning'] },
  noticeWarningEdge: { from: 'warning', controlOn: ['noticeWarning'] },
  noticeError: { from: 'alertPopupError', asSeen: true },
  noticeErrorText: { from: 'alertPopupErrorText', controlOn: ['noticeError'] },
  noticeErrorEdge: { from: 'danger', controlOn: ['noticeError'] },
} as const satisfies Record<string, InterfaceSlot>

export type FixedSlotName = keyof typeof fixedSlots

export function isFixedSlotName(name: string): name is FixedSlotName {
  return Object.hasOwn(fixedSlots, name)
}

export const fixedSlotNames: readonly FixedSlotName[] = Object.keys(fixedSlots).filter(isFixedSlotName)

/** A slot that a theme can set: one of the peers' themes, or one of this interface. */
export type SlotName = EngineSlotName | InterfaceSlotName

export function isSlotName(name: string): name is SlotName {
  return isEngineSlotName(name) || isInterfaceSlotName(name)
}

export const slotNames: readonly SlotName[] = [...engineSlotNames, ...interfaceSlotNames]

/** Opacities that other clients do not know. They change the alpha of slots when all colours are made. */
export const interfaceOpacities = {
  topBar: ['topBar'],
  highlight: ['highlight'],
  badge: ['badgeNotification', 'badgeNeutral'],
  // Other clients always draw these at one half, regardless of the theme's opacity of faint text.
  faintOnSurfaces: [
    'highlightFaintText',
    'highlightFaintLink',
    'highlightPostFaintLink',
    'popoverFaintText',
    'popoverFaintLink',
    'popoverPostFaintLink',
  ],
} as const satisfies Record<string, readonly EngineSlotName[]>

export type OpacityName = keyof typeof opacityGroups | keyof typeof interfaceOpacities

/** Every name of an opacity with its standard. */
export const defaultOpacity: Readonly<Record<OpacityName, number>> = {
  ...opacityGroups,
  topBar: 1,
  highlight: 1,
  badge: 1,
  faintOnSurfaces: 0.5,
}

export const opacityNames = Object.keys(defaultOpacity) as readonly OpacityName[]

/** Names that earlier releases gave to slots of other clients' themes. */
const earlierNames: Readonly<Record<string, SlotName>> = {
  highlightFaint: 'highlightFaintText',
  selectedPostFaint: 'selectedPostFaintText',
  popoverFaint: 'popoverFaintText',
}

/** The colours of a file with the names of today. A name of today wins over the earlier one. */
export function withSlotNames(colours: Readonly<Record<string, string>>): Record<string, string> {
  const renamed = Object.entries(colours).flatMap(([name, colour]) => {
    const now = Object.hasOwn(earlierNames, name) ? earlierNames[name] : undefined
    if (now === undefined) return [[name, colour]]
    return Object.hasOwn(colours, now) ? [] : [[now, colour]]
  })
  return Object.fromEntries(renamed) as Record<string, string>
}
