import css from './Mark.module.css'

/** The name of the product as a drawing, labelled with that name. */
export function Wordmark() {
  return (
    <svg className={css.wordmark} viewBox="0 0 120 37" role="img" aria-label="Rookery">
      <path d="M4 28V5.5h7a6.2 6.2 0 0 1 0 12.4H4M11 17.9L17.5 28M21.7 20.4a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0M39.6 20.4a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0M58.6 4.5V28M67.6 13.8L58.6 21.8M62.3 18.6L68.6 28M73 20.2H86.4A6.7 6.8 0 1 0 83.8 25.8M92.5 14V28M92.5 20.5a6.3 6.3 0 0 1 6.3-6.5M104.3 14L110.5 27.2M116.8 14L109.6 30.8q-1.2 2.9-4.3 2.9" />
      <circle cx="29.9" cy="20.4" r="2" />
      <circle cx="47.8" cy="20.4" r="2" />
    </svg>
  )
}
