import css from './Spinner.module.css'

/** A spinner. Give it a label unless text next to it says the same. */
export function Spinner({ label }: { label?: string | undefined }) {
  return <span className={css.spinner} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true} />
}
