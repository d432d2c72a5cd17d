import css from './Wordmark.module.css'

/** Rookery's own sign and name, in the colour of the text around it. */
export function Wordmark() {
  return (
    <svg className={css.wordmark} viewBox="0 0 254 64" role="img" aria-label="Rookery">
      <circle cx="32" cy="32" r="32" className={css.sun} />
      <path className={css.bill} d="M43 20.500c8 1.500 14 5.500 17.500 12.500-6-2.500-11-2.800-16.500-1.500z" />
      <path
        className={css.bird}
        d="M14.500 58.800C11 38 17 14.500 33 13c8-.7 13 3.500 13.500 9.500.3 4-.8 7-1.500 10.500-1.200 6.500.8 12 .4 19-.1 3-.6 6-1.500 9.700a32 32 0 0 1-29.400-2.900z"
      />
      <circle cx="37" cy="22.500" r="3" className={css.bill} />
      <path
        className={css.letters}
        d="M82 45V23M82 32c0-6 4.500-9.500 10-9.500M98.800 34a11.200 11.200 0 1 0 22.400 0a11.200 11.200 0 1 0-22.400 0M128.800 34a11.200 11.200 0 1 0 22.400 0a11.200 11.200 0 1 0-22.400 0M160 45V11M175 23l-14.500 12.500M166.500 31.500 176 45M184.500 34H206a11 11 0 1 0-4.500 9M216 45V23M216 32c0-6 3.500-9.500 8.500-9.500M229 23l9.500 21M249 23l-14 31.500"
      />
    </svg>
  )
}
