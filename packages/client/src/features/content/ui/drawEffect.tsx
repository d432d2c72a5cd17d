import type { EffectNode } from '@rookery/content'
import type { CSSProperties, ReactNode } from 'react'
import css from './effects.module.css'

/** Keyboard focus reveals blurred content, too. */
const revealable = { tabIndex: 0 }

/** One effect. Its arguments were checked and clamped by the content package; here they become custom properties. */
export function drawEffect({ effect, flags, speed, deg, x, y, color, size }: EffectNode, children: ReactNode): ReactNode {
  const style: CSSProperties & Record<`--${string}`, string | number> = {}
  if (size !== null) style.fontSize = `${size}em`
  if (speed !== null) style['--speed'] = `${speed}s`
  if (deg !== null) style['--deg'] = `${deg}deg`
  if (x !== null) style['--x'] = x
  if (y !== null) style['--y'] = y
  if (color !== null) style['--color'] = `#${color}`
  return (
    <span
      className={css.effect}
      data-mfm={effect}
      data-flags={flags.join(' ') || undefined}
      style={style}
      {...(effect === 'blur' ? revealable : null)}
    >
      {children}
    </span>
  )
}
