import type { HashtagNode, ImageNode, LinkNode } from '@rookery/content'
import type { ReactNode } from 'react'
import { href } from '#features/addresses/model/href.ts'
import css from './content.module.css'

/** Attributes of every link to another site: it gets no referrer and no access to this page, and opens in a tab of its own. */
const outside = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' }

/** A tag's timeline, inside. */
export function drawHashtag({ tag, text }: HashtagNode): ReactNode {
  return (
    <a className={css.link} href={href.tag(tag)} data-hashtag={tag}>
      {text}
    </a>
  )
}

/** A link to another site, with the true host next to a text that looks like another one. */
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

/** Images in the text are not loaded, because their host would learn the reader's address. */
export function drawImage({ src, label }: ImageNode): ReactNode {
  return (
    <a className={css.link} href={src} {...outside} title={src} data-picture="">
      {label}
    </a>
  )
}
