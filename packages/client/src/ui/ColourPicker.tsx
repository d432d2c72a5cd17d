import { useRef, useState } from 'react'
import { I18nProvider, useLocale } from 'react-aria/I18nProvider'
import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible'
import { useColorArea } from 'react-aria/useColorArea'
import { useColorSlider } from 'react-aria/useColorSlider'
import { parseColor, type Color } from 'react-stately/Color'
import { useColorAreaState } from 'react-stately/useColorAreaState'
import { useColorSliderState } from 'react-stately/useColorSliderState'
import css from './ColourPicker.module.css'
import { colourLocaleOf } from './colourLocaleOf.ts'

// Once imported, the library watches the whole page for keys and pointers and replaces `focus` of all elements. These controls need neither.
addWindowFocusTracking()()

/** A property of a colour that has a slider. */
export type ColourChannel = 'brightness' | 'hue' | 'saturation'

/** Tells a value of a channel to readers without sight: a hue in degrees, the others in per cent. */
export type DescribeChannel = (channel: ColourChannel, value: number, colourName: string | null) => string

export interface ColourPickerProps {
  label: string
  /** The names of the sliders. */
  names: Readonly<Record<ColourChannel, string>>
  /** `#rrggbb`. */
  value: string
  /** The language of names of colours, such as `ar`. Where it runs from right to left, so do the controls. */
  language: string
  /** The name of the colour is null in languages that the library has no names in. */
  describe: DescribeChannel
  onColour: (colour: string) => void
}

/** A plane of saturation and brightness, and a line of hues: for pointers, fingers and keys. Import it lazily: it has a library. */
export function ColourPicker({ language, ...rest }: ColourPickerProps) {
  return (
    <I18nProvider locale={colourLocaleOf(language) ?? language}>
      <Controls {...rest} />
    </I18nProvider>
  )
}

function Controls({ label, names, value, describe, onColour }: Omit<ColourPickerProps, 'language'>) {
  const [picked, setPicked] = useState(() => parseColor(value).toFormat('hsb'))
  // Grey and black have no hue of their own: the picked one stays, while its colour is the one outside.
  const colour = picked.toString('hex').toLowerCase() === value ? picked : parseColor(value).toFormat('hsb')
  const pick = (next: Color) => {
    setPicked(next)
    onColour(next.toString('hex').toLowerCase())
  }
  return (
    <div className={css.picker}>
      <Plane label={label} names={names} colour={colour} describe={describe} onPick={pick} />
      <HueLine names={names} colour={colour} describe={describe} onPick={pick} />
    </div>
  )
}

interface PartProps extends Pick<ColourPickerProps, 'describe' | 'names'> {
  colour: Color
  onPick: (colour: Color) => void
}

function Plane({ label, names, colour, describe, onPick }: PartProps & { label: string }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const inputXRef = useRef<HTMLInputElement>(null)
  const inputYRef = useRef<HTMLInputElement>(null)
  const channels = { xChannel: 'saturation', yChannel: 'brightness', colorSpace: 'hsb' } as const
  const { locale } = useLocale()
  const state = useColorAreaState({ value: colour, onChange: onPick, ...channels })
  const { colorAreaProps, thumbProps, xInputProps, yInputProps } = useColorArea(
    { 'aria-label': label, containerRef, inputXRef, inputYRef, ...channels },
    state,
  )
  const name = nameIn(locale, () => colour.getColorName(locale))
  const spoken = (channel: ColourChannel) => ({
    'aria-label': names[channel],
    'aria-valuetext': describe(channel, colour.getChannelValue(channel), name),
    // The library's words for these are English in languages that it lacks.
    'aria-roledescription': undefined,
  })
  return (
    <div {...colorAreaProps} aria-label={label} ref={containerRef} className={css.plane}>
      <div {...thumbProps} className={css.thumb} style={{ ...thumbProps.style, background: state.getDisplayColor().toString('css') }}>
        <input {...xInputProps} {...spoken('saturation')} ref={inputXRef} />
        <input {...yInputProps} {...spoken('brightness')} ref={inputYRef} />
      </div>
    </div>
  )
}

function HueLine({ names, colour, describe, onPick }: PartProps) {
  const trackRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const { locale } = useLocale()
  const state = useColorSliderState({ value: colour, onChange: onPick, channel: 'hue', colorSpace: 'hsb', locale })
  const { trackProps, thumbProps, inputProps } = useColorSlider(
    { 'aria-label': names.hue, channel: 'hue', colorSpace: 'hsb', trackRef, inputRef },
    state,
  )
  const name = nameIn(locale, () => colour.getHueName(locale))
  const spoken = { 'aria-valuetext': describe('hue', colour.getChannelValue('hue'), name) }
  return (
    <div {...trackProps} ref={trackRef} className={css.line}>
      <div {...thumbProps} className={css.thumb} style={{ ...thumbProps.style, background: state.getDisplayColor().toString('css') }}>
        <input {...inputProps} {...spoken} ref={inputRef} />
      </div>
    </div>
  )
}

function nameIn(locale: string, name: () => string): string | null {
  return colourLocaleOf(locale) === null ? null : name()
}
