import { Skeleton } from '#ui/Skeleton.tsx'
import css from './RowSkeletons.module.css'

/** Placeholder of a list of accounts or hashtags. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div className={css.rows} role="list" aria-label={label} aria-busy="true">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={css.row} role="listitem">
          <Skeleton shape="avatar" width="48px" height="48px" />
          <span className={css.words}>
            <Skeleton width="40%" />
            <Skeleton width="25%" />
          </span>
        </div>
      ))}
    </div>
  )
}
