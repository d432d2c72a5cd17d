import { useId, type ComponentProps, type ReactNode } from 'react'
import css from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  /** `switch` for settings that take effect immediately. */
  look?: 'checkbox' | 'radio' | 'switch' | undefined
}

/** A choice with its words; the words are part of the target. */
export function Checkbox({ label, hint, look = 'checkbox', ...rest }: CheckboxProps) {
  const hintId = useId()
  return (
    <div className={css.choice}>
      <label className={css.label}>
        <input
          {...rest}
          className={css.box}
          data-look={look}
          type={look === 'radio' ? 'radio' : 'checkbox'}
          role={look === 'switch' ? 'switch' : undefined}
          aria-describedby={hint ? hintId : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
