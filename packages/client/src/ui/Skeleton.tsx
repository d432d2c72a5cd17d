import css from './Skeleton.module.css'

export interface SkeletonProps {
  /** Any CSS length or percentage. */
  width?: string | undefined
  height?: string | undefined
  shape?: 'text' | 'box' | 'avatar' | undefined
}

/** Placeholder of loading content. Put `aria-busy` on its container. */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  return <span className={css.skeleton} data-shape={shape} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
}
