import { useState } from 'react'
import { Field } from './Field.tsx'
import css from './Field.module.css'
import { IconButton } from './IconButton.tsx'
import { eyeIcon } from './icons/eye.ts'
import { eyeOffIcon } from './icons/eyeOff.ts'
import type { TextFieldProps } from './TextField.tsx'

/** A password with a button that shows it. Pasting and password managers work. */
export function PasswordField({ label, labelHidden, hint, error, revealLabel, ...rest }: TextFieldProps & { revealLabel: string }) {
  const [revealed, setRevealed] = useState(false)
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(ties) => (
        <span className={css.withReveal}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...ties}
            type={revealed ? 'text' : 'password'}
            className={css.control}
          />
          <IconButton
            icon={revealed ? eyeOffIcon : eyeIcon}
            label={revealLabel}
            pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          />
        </span>
      )}
    </Field>
  )
}
