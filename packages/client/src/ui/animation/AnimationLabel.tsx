import type { Movement } from '#lib/animationByName.ts'
import css from './AnimationLabel.module.css'

/**
 * A mark on a paused picture that says it would move. It is hidden from screen readers, which have the picture's own label, and
 * drawn by the style sheet, because words inside a link must be in its name.
 */
export function AnimationLabel({ movement }: { movement: Movement }) {
  return <span className={css.label} aria-hidden="true" data-movement={movement} />
}
