import type { HashtagNode, ImageNode, LinkNode } from '@rookery/content'
import type { ReactNode } from 'react'
import css from './content.module.css'

/** For every link out of the product: it learns nothing of the reader, gains nothing from us, and opens beside. */
const outside = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' }

/** A tag's timeline, inside. */
export function drawHashtag({ tag, text }: HashtagNode): ReactNode {
  return (
    <a className={css.link} href={`/tag/${encodeURIComponent(tag)}`} data-hashtag={tag}>
      {text}
    </a>
  )
}

/** Out, with the true host beside a text that looks like another one. */
export function drawLink({ href, label, trueHost }: LinkNode, children: ReactNode): ReactNode {
  return (
    <a className={css.link} href={href} {...outside} title={href} data-outside="" dir={label === null ? undefined : 'ltr'}>
      {children}
      {trueHost !== null && (
        <bdi className={css.trueHost} dir="ltr" data-true-host={trueHost}>
          {trueHost}
        </bdi>
      )}
    </a>
  )
}

/** Pictures in the text are not fetched: their host would learn who reads. */
export function drawPicture({ src, label }: ImageNode): ReactNode {
  return (
    <a className={css.link} href={src} {...outside} title={src} data-picture="">
      {label}
    </a>
  )
}
