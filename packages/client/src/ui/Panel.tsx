import { useId, type ReactNode, type Ref } from 'react'
import css from './Panel.module.css'

export interface PanelProps {
  title?: ReactNode
  /** The heading's level in the page's outline; the main panel of a screen has 1. */
  level?: 1 | 2 | 3 | undefined
  /** Before the title, as a back button. */
  leading?: ReactNode
  /** After the title. */
  actions?: ReactNode
  /** No padding round the body: lists draw to the edge. */
  flush?: boolean | undefined
  /** Stays below the header while the page scrolls, such as tabs. */
  below?: ReactNode
  children: ReactNode
  ref?: Ref<HTMLElement> | undefined
}

/**
 * The only container: a sticky header and a body. The main panel of a screen is a landmark. Others are in columns and windows, which are
 * landmarks with the same name.
 */
export function Panel({ title, level = 2, leading, actions, flush, below, children, ref }: PanelProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section ref={ref} className={css.panel} aria-labelledby={title && level === 1 ? headingId : undefined}>
      {title && (
        <header className={css.header} data-stuck data-leading={leading ? true : undefined}>
          {leading}
          <Heading id={headingId} className={css.title} tabIndex={level === 1 ? -1 : undefined}>
            {title}
          </Heading>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      {below && (
        <div className={css.below} data-stuck>
          {below}
        </div>
      )}
      <div className={css.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}
