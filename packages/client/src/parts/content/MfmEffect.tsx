import type { MfmNode } from '@rookery/content'
import type { CSSProperties, ReactNode } from 'react'
import css from './MfmEffect.module.css'

/** What is blurred shows itself to the keyboard as well. */
const revealable = { tabIndex: 0 }

/** One MFM function. Its arguments were checked and clamped by the content package; here they become custom properties. */
export function MfmEffect({ node, children }: { node: MfmNode; children: ReactNode }) {
  const { effect, flags, speed, deg, x, y, color, size } = node
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
