import type { ComponentProps } from 'react'
import css from './Slider.module.css'

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  value: number
  onMove: (value: number) => void
}

/** A number that is dragged along a line. Give it a label: `id` or `aria-label`. */
export function Slider({ onMove, ...rest }: SliderProps) {
  return <input {...rest} type="range" className={css.slider} onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)} />
}
