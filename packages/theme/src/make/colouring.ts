import { formatColour, mix, parseColour, white } from '../colour.ts'
import { defaultShadows, type Shadow, type ThemeSource } from '../ThemeSource.ts'

/** The colours that all others are made of. Those of any other slot may be among them. */
export type ChosenColours = Readonly<
  Record<'bg' | 'fg' | 'popover' | 'text' | 'faint' | 'link' | 'btn' | 'cRed' | 'cGreen' | 'cOrange', string> & Record<string, string>
>

/** Some colour over a ground. */
function over(ground: string, colour: string, share: number): string {
  return formatColour(mix(parseColour(ground) ?? white, parseColour(colour) ?? white, share))
}

/**
 * All colours of a calm page. Notices and bars of polls are veils over the page, so that the same text can be read on all of them; icons
 * are a little quieter than the text; rows are marked in the colour of panel heads. A colour that can follow a common one does, also in a
 * copy that a reader changes.
 * @param veil the part of a colour in surfaces of its hue
 */
export function colouring(colours: ChosenColours, veil: number): Readonly<Record<string, string>> {
  const { bg, text, link, cRed, cGreen, cOrange } = colours
  return {
    icon: '--text,-22',
    highlight: '--fg',
    highlightIcon: '--icon',
    selectedMenu: '--fg',
    selectedMenuIcon: '--link',
    selectedPostIcon: '--icon',
    popoverIcon: '--icon',
    selectedMenuPopoverIcon: '--icon',
    faintLink: '--link',
    btnPressed: '--btn,7',
    btnDisabled: '--bg,4.5',
    btnDisabledText: '--text,-26',
    btnPrimary: '--link',
    btnToggled: '--link',
    btnToggledText: '--bg',
    btnToggledPanelText: '--bg',
    btnToggledTopBarText: '--bg',
    badgeNeutral: '--fg,14',
    poll: over(bg, link, veil),
    alertNeutral: over(bg, text, 0.6),
    alertNeutralText: '--text',
    alertPopupNeutral: '--popover',
    alertPopupNeutralText: '--text',
    alertPopupSuccess: over(bg, cGreen, veil),
    alertPopupSuccessText: '--text',
    alertPopupWarning: over(bg, cOrange, veil),
    alertPopupWarningText: '--text',
    alertPopupError: over(bg, cRed, veil),
    alertPopupErrorText: '--text',
    ...colours,
  }
}

/** Only floating elements have a shadow. */
export function flat(popup: readonly Shadow[]): ThemeSource['shadows'] {
  const none = Object.fromEntries(Object.keys(defaultShadows).map((name) => [name, []]))
  return { ...none, popup }
}

/** A soft shadow in a colour that suits the page. */
export function soft(colour: string, alpha: number): ThemeSource['shadows'] {
  return flat([{ x: 0, y: 8, blur: 28, spread: 0, inset: false, colour, alpha }])
}
