import { useRef, useState } from 'react'
import { I18nProvider, useLocale } from 'react-aria/I18nProvider'
import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible'
import { useColorArea } from 'react-aria/useColorArea'
import { useColorSlider } from 'react-aria/useColorSlider'
import { parseColor, type Color } from 'react-stately/Color'
import { useColorAreaState } from 'react-stately/useColorAreaState'
import { useColorSliderState } from 'react-stately/useColorSliderState'
import css from './ColourPicker.module.css'

// Once imported, the library watches the whole page for keys and pointers and replaces `focus` of all elements. These controls need neither.
addWindowFocusTracking()()

export interface ColourPickerProps {
  label: string
  /** `#rrggbb`. */
  value: string
  /** The language of names of colours and channels, such as `ar`. Where it runs from right to left, so do the controls. */
  language: string
  onColour: (colour: string) => void
}

/** A plane of saturation and brightness, and a line of hues: for pointers, fingers and keys. Import it lazily: it has a library. */
export function ColourPicker({ language, ...rest }: ColourPickerProps) {
  return (
    <I18nProvider locale={language}>
      <Controls {...rest} />
    </I18nProvider>
  )
}

function Controls({ label, value, onColour }: Omit<ColourPickerProps, 'language'>) {
  const [picked, setPicked] = useState(() => parseColor(value).toFormat('hsb'))
  // Grey and black have no hue of their own: the picked one stays, while its colour is the one outside.
  const colour = picked.toString('hex').toLowerCase() === value ? picked : parseColor(value).toFormat('hsb')
  const pick = (next: Color) => {
    setPicked(next)
    onColour(next.toString('hex').toLowerCase())
  }
  return (
    <div className={css.picker}>
      <Plane label={label} colour={colour} onPick={pick} />
      <HueLine colour={colour} onPick={pick} />
    </div>
  )
}

interface PartProps {
  colour: Color
  onPick: (colour: Color) => void
}

function Plane({ label, colour, onPick }: PartProps & { label: string }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const inputXRef = useRef<HTMLInputElement>(null)
  const inputYRef = useRef<HTMLInputElement>(null)
  const channels = { xChannel: 'saturation', yChannel: 'brightness', colorSpace: 'hsb' } as const
  const state = useColorAreaState({ value: colour, onChange: onPick, ...channels })
  const { colorAreaProps, thumbProps, xInputProps, yInputProps } = useColorArea(
    { 'aria-label': label, containerRef, inputXRef, inputYRef, ...channels },
    state,
  )
  return (
    <div {...colorAreaProps} ref={containerRef} className={css.plane}>
      <div {...thumbProps} className={css.thumb} style={{ ...thumbProps.style, background: state.getDisplayColor().toString('css') }}>
        <input {...xInputProps} ref={inputXRef} />
        <input {...yInputProps} ref={inputYRef} />
      </div>
    </div>
  )
}

function HueLine({ colour, onPick }: PartProps) {
  const trackRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const { locale } = useLocale()
  const state = useColorSliderState({ value: colour, onChange: onPick, channel: 'hue', colorSpace: 'hsb', locale })
  const { trackProps, thumbProps, inputProps } = useColorSlider({ channel: 'hue', colorSpace: 'hsb', trackRef, inputRef }, state)
  return (
    <div {...trackProps} ref={trackRef} className={css.line}>
      <div {...thumbProps} className={css.thumb} style={{ ...thumbProps.style, background: state.getDisplayColor().toString('css') }}>
        <input {...inputProps} ref={inputRef} />
      </div>
    </div>
  )
}
