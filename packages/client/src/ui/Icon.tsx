import css from './Icon.module.css'

/**
 * One path in a 24 by 24 box, drawn as a line of one width. The files in `icons/` hold one each. A path that begins with a small `m`, which
 * draws the same, points along the text, as an arrow or a list does: where the text runs from right to left, it is turned.
 */
export type IconPath = `${'M' | 'm'}${string}`

/** An icon, 20 px unless the surrounding CSS sets `--icon-size`. Hidden from screen readers: the control around it has the name. */
export function Icon({ path }: { path: IconPath }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
