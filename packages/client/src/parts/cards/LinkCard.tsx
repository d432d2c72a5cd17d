import type { Card } from '@rookery/api/wire/model'
import { linkHost } from '#lib/linkHost.ts'
import css from './LinkCard.module.css'

/** A preview of a linked page. Its host is read from the address: what a page calls itself can be a lie. */
export function LinkCard({ card }: { card: Card }) {
  const host = linkHost(card.url)
  if (host === null) return null
  return (
    <a className={css.card} href={card.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {card.image !== null && <img className={css.picture} src={card.image} alt={card.imageDescription} loading="lazy" />}
      <span className={css.text}>
        <span className={css.host}>{host}</span>
        <bdi className={css.title}>{card.title}</bdi>
        {card.description !== '' && <bdi className={css.description}>{card.description}</bdi>}
      </span>
    </a>
  )
}
