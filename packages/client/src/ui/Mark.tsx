import css from './Mark.module.css'

/** The logo of the product, a rook, in the colour of the text around it. */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M6 2.8a.8.8 0 0 1 .8-.8h2.4a.8.8 0 0 1 .8.8V6h2V2.8a.8.8 0 0 1 .8-.8h2.4a.8.8 0 0 1 .8.8V6h2V2.8a.8.8 0 0 1 .8-.8h2.4a.8.8 0 0 1 .8.8V8c4.8.3 8 2.7 9.8 6.9.3.8-.2 1.3-1 1.2-3-.4-5.9-.4-8.7-.2-1 3.6-.3 6.9 1.9 10.1h1.2a.8.8 0 0 1 .8.8v2.4a.8.8 0 0 1-.8.8H2.8a.8.8 0 0 1-.8-.8v-2.4a.8.8 0 0 1 .8-.8H4c2.6-3.6 3.3-7.3 2-12zM18 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
      />
    </svg>
  )
}
