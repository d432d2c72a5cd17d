import { useState } from 'react'
import { busyUntil } from './busyUntil.ts'
import css from './ActionButton.module.css'
import { Icon, type IconPath } from './Icon.tsx'

export interface ActionButtonProps {
  icon: IconPath
  /** Its name with the count in words, as "Favourite, 2 favourites". */
  label: string
  /** Its tooltip, where that says more than the name: the exact count. */
  title?: string | undefined
  /** The displayed count; none if absent. */
  count?: string | undefined
  tone: 'reply' | 'repeat' | 'favourite' | 'plain'
  /** Makes it a toggle. */
  pressed?: boolean | undefined
  /** Whether the controlled element is open. */
  expanded?: boolean | undefined
  /** Why it is disabled. It stays focusable, so that screen readers can read the reason. */
  disabledReason?: string | undefined
  /** Where it returns a promise, the button is busy until that is settled. */
  onActivate: () => unknown
}

export interface ActionLinkProps extends Pick<ActionButtonProps, 'icon' | 'label' | 'title' | 'count' | 'tone'> {
  href: string
}

/** The same for users who cannot act here: a link to a page where they can, in a new tab. */
export function ActionLink({ icon, label, title, count, tone, href }: ActionLinkProps) {
  return (
    <a
      className={css.action}
      data-tone={tone}
      data-counted={count ? '' : undefined}
      aria-label={label}
      title={title ?? label}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={css.picture}>
        <Icon path={icon} />
      </span>
      {count && <span data-count>{count}</span>}
    </a>
  )
}

/** One action of a post's row: an icon and a count. It is animated for half a second when it is switched on. */
export function ActionButton({ icon, label, title, count, tone, pressed, expanded, disabledReason, onActivate }: ActionButtonProps) {
  const [activations, setActivations] = useState(0)
  return (
    <button
      type="button"
      className={css.action}
      data-tone={tone}
      data-counted={count ? '' : undefined}
      aria-label={disabledReason ? `${label}. ${disabledReason}` : label}
      title={disabledReason ?? title ?? label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabledReason ? true : undefined}
      onClick={({ currentTarget }) => {
        if (disabledReason) return
        if (pressed === false) setActivations(activations + 1)
        void busyUntil(currentTarget, onActivate())
      }}
    >
      <span className={css.picture} key={activations} data-plays={activations > 0 && pressed ? '' : undefined}>
        <Icon path={icon} />
      </span>
      {count && <span data-count>{count}</span>}
    </button>
  )
}
