import { controlThreshold, textThreshold } from './contrast.ts'
import { engineSlotNames, engineSlots, type EngineSlot } from './engine/engineSlots.ts'
import { interfaceSlotNames, interfaceSlots, isSlotName, type InterfaceSlot, type SlotName } from './interfaceSlots.ts'
import { surfacesUpTo } from './resolveTheme.ts'

/** A text, an edge or an icon, and its background. */
export interface ContrastGround {
  readonly slot: SlotName
  /** The uppermost surface below it. */
  readonly on: SlotName
  /** All surfaces below it, from the wallpaper up. */
  readonly surfaces: readonly SlotName[]
  /** 4.5 for text, 3 for edges and signs. */
  readonly threshold: number
  /** A line next to it that is visible in its place. */
  readonly beside?: string
}

/** Texts that have no ground in the table of slots, and those that lie on a row under the pointer. That row is tinted with `text` itself. */
const onPage = ['text', 'link', 'faint', 'faintLink', 'postFaintLink'] as const
const onHover = ['link', 'faint', 'postLink', 'danger'] as const

/** Every text of a theme with its background, then edges and icons. Backgrounds are those of other clients. */
export const contrastPairs: readonly ContrastGround[] = [
  ...onPage.map((slot) => pair(slot, surfacesUpTo('bg'), textThreshold)),
  ...onHover.map((slot) => pair(slot, surfacesUpTo('hover'), textThreshold)),
  ...engineSlotNames.flatMap((slot) => {
    const { on, text }: EngineSlot = engineSlots[slot]
    return on && text ? [pair(slot, stackOf(on), textThreshold)] : []
  }),
  ...interfaceSlotNames.flatMap((slot) => {
    const { textOn, controlOn, beside }: InterfaceSlot = interfaceSlots[slot]
    const threshold = textOn ? textThreshold : controlThreshold
    const found = (textOn ?? controlOn ?? []).map((ground) => pair(slot, surfacesUpTo(ground), threshold))
    return beside === undefined ? found : found.map((single) => ({ ...single, beside }))
  }),
  ...(['icon', 'reply', 'repeat', 'favourite'] as const).map((slot) => pair(slot, surfacesUpTo('bg'), controlThreshold)),
]

function pair(slot: SlotName, names: readonly string[], threshold: number): ContrastGround {
  const surfaces = names.filter(isSlotName)
  return { slot, on: surfaces.at(-1) ?? 'bg', surfaces, threshold }
}

/** The layers of the engine begin at the underlay, or at a surface of their own. */
function stackOf(on: readonly string[]): readonly string[] {
  const [lowest = 'bg', ...others] = on
  return [...surfacesUpTo(lowest), ...others]
}
