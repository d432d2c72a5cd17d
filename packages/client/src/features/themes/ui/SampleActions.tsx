import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { heartIcon } from '#ui/icons/heart.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { replyIcon } from '#ui/icons/reply.ts'
import css from './SampleActions.module.css'

/** The row of actions under a sample post, two of them active. Decorative: nothing in it can be pressed. */
export function SampleActions({ children }: { children?: ReactNode }) {
  return (
    <div className={css.actions}>
      <Icon path={replyIcon} />
      <span className={css.repeated}>
        <Icon path={repeatIcon} />
      </span>
      <span className={css.favourited}>
        <Icon path={heartIcon} />
      </span>
      {children}
    </div>
  )
}
