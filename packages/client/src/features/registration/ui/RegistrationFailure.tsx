import { Icon } from '#ui/Icon.tsx'
import { warningIcon } from '#ui/icons/warning.ts'

import css from './registration.module.css'

/** The server's errors of a registration, a line each. */
export function RegistrationFailure({ errors }: { errors: readonly string[] }) {
  return (
    <div className={css.alert} role="alert">
      {errors.length > 0 && (
        <div className={css.failure}>
          <Icon path={warningIcon} />
          <ul className={css.problems}>
            {errors.map((error) => (
              <li key={error} dir="auto">
                {error}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
