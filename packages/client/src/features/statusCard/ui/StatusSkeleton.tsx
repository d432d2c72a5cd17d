import { Skeleton } from '#ui/Skeleton.tsx'
import css from './StatusCard.module.css'

/** The shape of a post that is on its way. */
export function StatusSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.columns}>
        <Skeleton shape="avatar" width="48px" height="48px" />
        <div className={css.main}>
          <Skeleton width="40%" />
          <Skeleton width="95%" />
          <Skeleton width="80%" />
          <Skeleton shape="box" width="100%" height="2.5rem" />
        </div>
      </div>
    </div>
  )
}
