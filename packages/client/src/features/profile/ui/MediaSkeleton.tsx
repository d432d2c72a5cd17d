import { Skeleton } from '#ui/Skeleton.tsx'
import css from './MediaGrid.module.css'

/** Placeholder of a grid of images. */
export function MediaSkeleton({ label }: { label: string }) {
  return (
    <div className={css.line} role="list" aria-label={label} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <span key={tile} className={css.tile} role="listitem">
          <Skeleton shape="box" width="100%" height="100%" />
        </span>
      ))}
    </div>
  )
}
