import { useRef, useState, type ComponentType } from 'react'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { busyUntil } from '#ui/busyUntil.ts'
import { ColourText } from './ColourText.tsx'
import type { ColourWindowProps } from './ColourWindow.tsx'
import css from './theme.module.css'

export interface ColourFieldProps {
  /** Elements with this colour. */
  label: string
  /** `#rrggbb`. */
  value: string
  onColour: (colour: string) => void
}

/** A colour, picked in a window or typed. */
export function ColourField({ label, value, onColour }: ColourFieldProps) {
  const t = useT()
  return (
    <div className={css.colour}>
      <ColourButton label={label} value={value} onColour={onColour} />
      <ColourText label={t('themeEditor.code', { of: label })} labelHidden value={value} onColour={onColour} />
    </div>
  )
}

/** Opens the window of a colour. Its code is loaded shortly before it is pressed. */
function ColourButton({ label, value, onColour }: ColourFieldProps) {
  const t = useT()
  const notify = useMissingCode()
  const button = useRef<HTMLButtonElement>(null)
  const [Window, setWindow] = useState<ComponentType<ColourWindowProps> | null>(null)
  // A press on the button of an open window closes it before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  // A pointer or focus that only came near reports no failure.
  const load = () =>
    import('./ColourWindow.tsx').then(
      ({ ColourWindow }) => ColourWindow,
      () => null,
    )
  const show = async () => {
    const coming = load()
    if (button.current) void busyUntil(button.current, coming)
    const loaded = await coming
    if (loaded) setWindow(() => loaded)
    else notify()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.palette}
        aria-label={t('themeEditor.palette', { of: label })}
        title={t('themeEditor.palette', { of: label })}
        aria-haspopup="dialog"
        aria-expanded={Window !== null}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onPointerDown={() => {
          wasOpen.current = Window !== null
        }}
        onClick={(event) => {
          // A click by keyboard has no pointer before it.
          if (Window !== null || (event.detail > 0 && wasOpen.current)) setWindow(null)
          else void show()
        }}
      >
        <span className={css.picked} style={{ background: value }} />
      </button>
      {Window && <Window anchor={button} label={label} value={value} onColour={onColour} onClose={() => setWindow(null)} />}
    </>
  )
}
