import { encode } from 'uqr'
import css from './QrCode.module.css'

export interface QrCodeProps {
  text: string
  label: string
  /** Many characters, drawn as large and with as few dots as it goes: a screen is never dirty. */
  isLong?: boolean
}

/** A text as a QR code, rendered locally. Dark on light in every theme, as cameras need it. */
export function QrCode({ text, label, isLong = false }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: isLong ? 'L' : 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={css.code}
      data-long={isLong || undefined}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={css.ground} width={size} height={size} />
      <path className={css.dots} d={path} />
    </svg>
  )
}
