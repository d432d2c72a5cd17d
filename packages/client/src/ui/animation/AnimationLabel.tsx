import type { Movement } from '#lib/animationByName.ts'
import css from './AnimationLabel.module.css'

/**
 * A mark on a paused image that shows its format. Hidden from screen readers, which have the image's label, and drawn by the stylesheet,
 * because text inside a link would belong to its name.
 */
export function AnimationLabel({ movement }: { movement: Movement }) {
  return <span className={css.label} aria-hidden="true" data-movement={movement} />
}
