import { useId, type ReactNode } from 'react'
import css from './Field.module.css'

export interface FieldText {
  label: ReactNode
  /** Shows the label to screen readers only. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** The error and its remedy. */
  error?: ReactNode
}

/** Attributes that connect a control with its label, hint and error; spread them on the control. */
export interface ControlTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a control, its hint and its error, tied together. */
export function Field({ label, labelHidden, hint, error, children }: FieldText & { children: (ties: ControlTies) => ReactNode }) {
  const id = useId()
  const hintId = hint ? `${id}hint` : ''
  const errorId = error ? `${id}error` : ''
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id} data-hidden={labelHidden || undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${errorId} ${hintId}`.trim() || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
