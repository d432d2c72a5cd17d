import type { HashtagNode, ImageNode, LinkNode, MentionNode } from '@rookery/content'
import type { ReactNode } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { profilePath } from '#parts/account/profilePath.ts'
import css from './content.module.css'

/** For every link out of the product: it learns nothing of the reader, gains nothing from us, and opens beside. */
const outside = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' }

/**
 * A link in a stranger's content. People and hashtags lead to their pages inside (plain addresses: the
 * router takes clicks on them), everything else out, with the true host shown where the text looks like another.
 */
export function ContentLink({ node, children }: { node: MentionNode | HashtagNode | ImageNode | LinkNode; children?: ReactNode }) {
  switch (node.kind) {
    case 'mention':
      return <PersonLink {...node} />
    case 'hashtag':
      return (
        <a className={css.link} href={`/tag/${encodeURIComponent(node.tag)}`} data-hashtag={node.tag}>
          {node.text}
        </a>
      )
    case 'image':
      return <PictureLink {...node} />
    case 'link':
      return (
        <a className={css.link} href={node.href} {...outside} title={node.href} dir={node.label === null ? undefined : 'ltr'}>
          {node.label ?? children}
          {node.trueHost === null ? null : <TrueHost host={node.trueHost} />}
        </a>
      )
  }
}

/** Name and server both come from the mention record. */
function PersonLink({ id, username, acct }: MentionNode) {
  const { server } = useSession()
  const display = useSetting('mentionLinkDisplay')
  const host = acct.slice(username.length)
  return (
    <a
      className={css.link}
      href={profilePath({ id, acct }, server.nodeInfo?.restrictedNicknames ?? [])}
      title={`@${acct}`}
      data-mention={id}
      translate="no"
      dir="ltr"
    >
      @{username}
      {display !== 'short' && host.startsWith('@') && <span className={css.host}>{host}</span>}
    </a>
  )
}

function TrueHost({ host }: { host: string }) {
  const t = useT()
  return (
    <bdi className={css.trueHost} dir="ltr" data-true-host={host}>
      {t('content.trueHost', { host })}
    </bdi>
  )
}

/** Pictures in the text are not fetched: their host would learn who reads. */
function PictureLink({ src, alt }: ImageNode) {
  const t = useT()
  return (
    <a className={css.link} href={src} {...outside} title={src}>
      {alt ? t('content.pictureOf', { description: alt }) : t('content.picture')}
    </a>
  )
}
