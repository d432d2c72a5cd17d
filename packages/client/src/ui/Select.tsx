import type { ComponentProps } from 'react'
import { Field, type FieldText } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { chevronDownIcon } from './icons/chevronDown.ts'
import css from './Select.module.css'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps<Value extends string>
  extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'children' | 'onChange' | 'onSelect'> {
  value: Value
  options: readonly SelectOption<Value>[]
  onSelect: (value: Value) => void
}

/** One of a few, chosen with the browser's own list. */
export function Select<Value extends string>({ label, labelHidden, hint, error, value, options, onSelect, ...rest }: SelectProps<Value>) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(ties) => (
        <span className={css.box}>
          <select
            {...rest}
            {...ties}
            className={css.select}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value)
              if (chosen) onSelect(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDownIcon} />
        </span>
      )}
    </Field>
  )
}
