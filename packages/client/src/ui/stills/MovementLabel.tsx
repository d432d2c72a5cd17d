import type { Movement } from '#lib/movementByName.ts'
import css from './MovementLabel.module.css'

/** Says on a stilled picture that it would move. Its words are for the eye: the picture's own tell the rest. */
export function MovementLabel({ movement }: { movement: Movement }) {
  return (
    <span className={css.label} aria-hidden="true">
      {movement}
    </span>
  )
}
