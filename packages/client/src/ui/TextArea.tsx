import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Field, type FieldText } from './Field.tsx'
import css from './TextArea.module.css'

export type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'ref'>

/** Lines of text; the box grows with them up to 60 % of the window, then scrolls. */
export function TextArea({ label, labelHidden, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(ties) => <GrowingTextArea {...rest} {...ties} />}
    </Field>
  )
}

/** The box alone, for callers with their own label (the composer). */
export function GrowingTextArea({ ref, ...rest }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  const text = rest.value
  useLayoutEffect(() => {
    if (own.current) fitTextArea(own.current)
  }, [text])
  return (
    <textarea
      dir="auto"
      {...rest}
      className={css.area}
      onInputCapture={(event) => fitTextArea(event.currentTarget)}
      ref={(box) => {
        own.current = box
        if (typeof ref === 'function') return ref(box)
        if (ref) ref.current = box
        return undefined
      }}
    />
  )
}

// Checked once, because the check takes as long as all other work of a key press.
let growsByItself: boolean | null = null

/** Makes a box as high as its text. Browsers with `field-sizing` do so themselves, without a layout forced on each key. */
export function fitTextArea(box: HTMLTextAreaElement): void {
  growsByItself ??= CSS.supports('field-sizing', 'content')
  if (growsByItself) return
  box.style.blockSize = 'auto'
  box.style.blockSize = `${box.scrollHeight + 2}px`
}
