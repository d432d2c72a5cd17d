import type { ContentNode } from '@rookery/content'
import type { ReactNode } from 'react'
import css from './content.module.css'

/** Images of the server's own page. Loading them reveals nothing, because the page is from the same server. */
export function ownImages(nodes: readonly ContentNode[], site: string): ReadonlyMap<ContentNode, ReactNode> {
  return new Map(
    nodes.flatMap((node): [ContentNode, ReactNode][] => {
      if (node.kind === 'image') return new URL(node.src).origin === site ? [[node, drawOwn(node.src, node.label)]] : []
      return 'children' in node ? [...ownImages(node.children, site)] : []
    }),
  )
}

/** A description that is the end of its address is none. */
function drawOwn(src: string, label: string): ReactNode {
  return <img className={css.ownPicture} src={src} alt={src.endsWith(label.split('/').at(-1) ?? '') ? '' : label} loading="lazy" />
}
