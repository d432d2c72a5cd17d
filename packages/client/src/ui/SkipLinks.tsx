import css from './SkipLinks.module.css'

export interface SkipLinksProps {
  label: string
  /** `target` is the id of an element that can take the focus (`tabIndex={-1}` is enough). */
  links: readonly { target: string; label: string }[]
}

/** The first stops of the Tab key, which skip the long parts of the page. Visible only with the focus. */
export function SkipLinks({ label, links }: SkipLinksProps) {
  return (
    <nav className={css.links} aria-label={label}>
      {links.map(({ target, label: text }) => (
        <a
          key={target}
          className={css.link}
          href={`#${target}`}
          onClick={(event) => {
            // The address belongs to the router.
            event.preventDefault()
            const element = document.getElementById(target)
            element?.focus()
            element?.scrollIntoView({ block: 'start' })
          }}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
