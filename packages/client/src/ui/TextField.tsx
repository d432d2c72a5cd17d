import type { ComponentProps } from 'react'
import { Field, type FieldText } from './Field.tsx'
import css from './Field.module.css'

export type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** One line of text. Name its `autoComplete` wherever the browser could fill it in. */
export function TextField({ label, labelHidden, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(ties) => <input type="text" {...rest} {...ties} className={css.control} />}
    </Field>
  )
}
