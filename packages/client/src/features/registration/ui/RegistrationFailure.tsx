import { Icon } from '#ui/Icon.tsx'
import { warningIcon } from '#ui/icons/warning.ts'

import css from './registration.module.css'

/** What the server said against a registration, a line each. */
export function RegistrationFailure({ problems }: { problems: readonly string[] }) {
  return (
    <div className={css.alert} role="alert">
      {problems.length > 0 && (
        <div className={css.failure}>
          <Icon path={warningIcon} />
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={problem} dir="auto">
                {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
