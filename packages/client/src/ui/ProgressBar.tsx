import css from './ProgressBar.module.css'

/** How far something is, 0 to 1; null while that is not known. */
export function ProgressBar({ label, value }: { label: string; value: number | null }) {
  const part = value === null ? null : Math.min(1, Math.max(0, value))
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part === null ? undefined : Math.round(part * 100)}
    >
      <div
        className={css.bar}
        data-unknown={part === null || undefined}
        style={{ inlineSize: part === null ? undefined : `${part * 100}%` }}
      />
    </div>
  )
}
