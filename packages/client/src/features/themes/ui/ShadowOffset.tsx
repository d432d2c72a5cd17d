import type { CSSProperties, PointerEvent } from 'react'
import css from './ShadowOffset.module.css'

export interface ShadowOffsetProps {
  /** To the right and down, in px. */
  x: number
  y: number
  onMove: (x: number, y: number) => void
}

/** Px from the middle of the plane to its edge. A shadow that lies farther away is shown at the edge. */
const reach = 24

/** How far a shadow is moved, on a plane with the light above it. For pointers alone: keys have the fields next to it. */
export function ShadowOffset({ x, y, onMove }: ShadowOffsetProps) {
  const take = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const half = width / 2
    const shift = (px: number) => within(Math.round(((px - half) / half) * reach))
    onMove(shift(clientX - left), shift(clientY - top))
  }
  const style: CSSProperties & Record<'--x' | '--y', number> = { '--x': within(x) / reach, '--y': within(y) / reach }
  return (
    <div
      className={css.plane}
      aria-hidden
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        take(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && take(event)}
    >
      <span className={css.dot} style={style} />
    </div>
  )
}

function within(shift: number): number {
  return Math.min(reach, Math.max(-reach, shift))
}
