import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { formatOklch, readColourText } from '@rookery/theme'
import { useFormats } from '#i18n/useFormats.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ColourPicker, type DescribeChannel } from '#ui/ColourPicker.tsx'
import { colorPickerIcon } from '#ui/icons/colorPicker.ts'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'
import { eyeDropper } from '#features/themes/model/eyeDropper.ts'
import { ColourText } from './ColourText.tsx'
import css from './theme.module.css'

export interface ColourWindowProps {
  anchor: RefObject<HTMLElement | null>
  /** Elements with this colour. */
  label: string
  /** `#rrggbb`. */
  value: string
  onColour: (colour: string) => void
  onClose: () => void
}

const inDegrees = { style: 'unit', unit: 'degree', unitDisplay: 'narrow', maximumFractionDigits: 0 } as const
const inPerCent = { style: 'percent', maximumFractionDigits: 0 } as const

/** Picks a colour: by pointer, finger or keys, as text, or from the screen where the browser has an eyedropper. */
export function ColourWindow({ anchor, label, value, onColour, onClose }: ColourWindowProps) {
  const t = useT()
  const formats = useFormats()
  const { tag } = useLanguage().language
  const box = useRef<HTMLDivElement>(null)
  useFocusOutside(box, onClose)
  const pickFromScreen = eyeDropper()
  const pick = async () => {
    const picked = await pickFromScreen?.()
    const colour = picked ? readColourText(picked) : null
    if (colour !== null) onColour(colour)
  }
  const names = {
    brightness: t('themeEditor.brightness', { of: label }),
    hue: t('themeEditor.hue', { of: label }),
    saturation: t('themeEditor.saturation', { of: label }),
  }
  const describe: DescribeChannel = (channel, amount, colourName) => {
    const size = channel === 'hue' ? formats.number(amount, inDegrees) : formats.number(amount / 100, inPerCent)
    return colourName === null ? size : formats.list([size, colourName], { type: 'unit' })
  }
  return (
    <PopoverWindow anchor={anchor} label={t('themeEditor.palette', { of: label })} onClose={onClose}>
      <div ref={box} className={css.pickerBox}>
        <ColourPicker label={label} names={names} value={value} language={tag} describe={describe} onColour={onColour} />
        <ColourText label={t('themeEditor.hex')} value={value} onColour={onColour} />
        <ColourText label={t('themeEditor.oklch')} value={value} write={formatOklch} onColour={onColour} />
        <div className={css.tools}>
          {pickFromScreen && (
            <Button size="small" icon={colorPickerIcon} onClick={() => void pick()}>
              {t('themeEditor.eyeDropper')}
            </Button>
          )}
          <Button size="small" tone="primary" onClick={onClose}>
            {t('general.close')}
          </Button>
        </div>
      </div>
    </PopoverWindow>
  )
}

/** The window would cover the focused element then. */
function useFocusOutside(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const check = ({ target }: FocusEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) leave()
    }
    document.addEventListener('focusin', check)
    return () => document.removeEventListener('focusin', check)
  }, [box])
}
