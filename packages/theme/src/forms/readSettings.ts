import type { ThemeSource } from '../ThemeSource.ts'
import { bag, isBag, number, own, type Bag } from './bag.ts'
import { LossList } from './LossList.ts'
import { readFont } from './readBody.ts'
import { isPalette, readPalette } from './readPalette.ts'
import { readStyleData } from '../styles/readStyle.ts'
import { isVersion1Settings, readVersion1Settings } from './readVersion1.ts'
import { hasParts, readHalves, readVersion2File } from './readVersion2.ts'
import { ThemeFileError } from './ThemeFileError.ts'
import type { NamedChoices, ThemeReading } from './ThemeReading.ts'

/** Settings that hold a theme, or a part of one. */
const themeSettings = ['customTheme', 'customThemeSource', 'styleCustomData', 'paletteCustomData']

/** The settings in a backup of this client or another one, or null. Some have them inside of an object. */
export function settingsIn(file: unknown): Bag | null {
  if (!isBag(file)) return null
  for (const inner of [file, own(file, 'settings'), own(file, 'config')]) {
    if (!isBag(inner)) continue
    if (Object.hasOwn(inner, '_pleroma_settings_version') || themeSettings.some((name) => isHeld(own(inner, name)))) return inner
  }
  return own(file, 'program') === 'rookery' && isBag(own(file, 'settings')) ? bag(own(file, 'settings')) : null
}

/**
 * The theme of settings. A style wins over a palette, and that over a theme of version 2: choosing one of them clears the others, so
 * that two of them are left of an upgrade. Fonts, roundness and underlay that were chosen on top of it are part of it.
 */
export function readSettings(settings: Bag, palette?: string): ThemeReading {
  const losses = new LossList()
  const choices = choicesOf(settings)
  const reading = heldTheme(settings, choices, losses, palette)
  if (reading === null) throw new ThemeFileError('named choices only', { names: Object.values(choices) })
  const theme = withOverrides(reading.theme, settings, losses)
  return {
    ...reading,
    theme,
    losses: [...reading.losses, ...losses.all()],
    ...(Object.keys(choices).length > 0 && { choices }),
  }
}

function heldTheme(settings: Bag, choices: NamedChoices, losses: LossList, palette?: string): ThemeReading | null {
  const rules = own(settings, 'styleCustomData')
  const ownPalette = own(settings, 'paletteCustomData')
  const colours = isPalette(ownPalette) ? readPalette(ownPalette, losses) : null
  if (Array.isArray(rules) && rules.length > 0) {
    const isOfStyle = choices.palette?.startsWith('style.') === true
    if (choices.palette !== undefined && colours === null && !isOfStyle) losses.add('named choices', choices.palette)
    const named = isOfStyle ? choices.palette : undefined
    return { ...readStyleData(rules, colours?.colours ?? palette ?? named), form: 'settings backup' }
  }
  if (colours !== null) {
    if (choices.style !== undefined) losses.add('named choices', choices.style)
    return { form: 'settings backup', theme: colours, losses: [] }
  }
  const [typed, computed] = [own(settings, 'customThemeSource'), own(settings, 'customTheme')]
  if (isVersion1Settings(computed) && !hasParts(typed)) {
    return { form: 'v1 settings', theme: readVersion1Settings(computed, losses), losses: [] }
  }
  if (isBag(computed) && Object.hasOwn(computed, '_pleroma_theme_version')) {
    // This client stores settings of others as they are, until their theme is edited.
    const inner = settingsIn(computed)
    if (inner !== null) return readSettings(inner, palette)
    return { form: 'settings backup', ...readVersion2File(computed, losses, { zeroRadii: true }), losses: [] }
  }
  if (!hasParts(typed) && !hasParts(computed)) return null
  return { form: 'settings backup', ...readHalves(typed, computed, losses), losses: [] }
}

/** Names of entries of the server's lists. `stock` and `custom` mean none of them. */
function choicesOf(settings: Bag): NamedChoices {
  const found = (['theme', 'style', 'palette'] as const).flatMap((kind) => {
    const name = own(settings, kind)
    const isName = typeof name === 'string' && name !== '' && name.length <= 100 && name !== 'stock' && name !== 'custom'
    return isName ? [[kind, name] as const] : []
  })
  return Object.fromEntries(found)
}

/** Fonts here by their names in settings: in `theme3hacks`, and at the top since version 2.11. */
const fontSettings = [
  ['interface', 'interface', 'fontInterface'],
  ['input', 'input', 'fontInput'],
  ['post', 'post', 'fontPosts'],
  ['postCode', 'monospace', 'fontMonospace'],
] as const

/** Pixels of the roundness that is chosen by number. 2 means 0.4 rem. */
const forcedRadii: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 6.4 }

const everyRadius = ['btn', 'input', 'checkbox', 'panel', 'avatar', 'avatarAlt', 'tooltip', 'attachment', 'chatMessage']

function withOverrides(theme: ThemeSource, settings: Bag, losses: LossList): ThemeSource {
  const hacks = bag(own(settings, 'theme3hacks'))
  const hackedFonts = bag(own(hacks, 'fonts'))
  const fonts = fontSettings.flatMap(([name, hacked, flat]) => {
    const font = readFont(own(settings, flat), flat, losses) ?? readFont(own(hackedFonts, hacked), hacked, losses)
    return font === null ? [] : [[name, font] as const]
  })
  const radius = forcedRadii[number(own(settings, 'forcedRoundness')) ?? -1]
  const underlay = own(settings, 'underlay') ?? own(hacks, 'underlay')
  return {
    ...theme,
    fonts: { ...theme.fonts, ...Object.fromEntries(fonts) },
    radii: radius === undefined ? theme.radii : Object.fromEntries(everyRadius.map((name) => [name, radius])),
    ...(underlay === 'transparent' && { opacity: { ...theme.opacity, underlay: 0 } }),
    ...(underlay === 'opaque' && {
      opacity: { ...theme.opacity, underlay: 1 },
      colours: { ...theme.colours, underlay: plainColour(theme, 'wallpaper') ?? plainColour(theme, 'bg') ?? '#000000' },
    }),
  }
}

/** An opaque underlay has the colour of the wallpaper, which is made after it: a reference would find nothing. */
function plainColour({ colours }: ThemeSource, slot: string): string | null {
  const colour = Object.hasOwn(colours, slot) ? colours[slot] : undefined
  return colour?.startsWith('#') ? colour : null
}

function isHeld(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
