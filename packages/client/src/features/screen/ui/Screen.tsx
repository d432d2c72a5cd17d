import { use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { createCell } from '@rookery/store/Cell'
import { useSession } from '#features/session/model/useSession.ts'
import { markSurface } from '#features/actions/model/ActionSurface.ts'
import { ReplyContext, type WrittenUnder } from '#features/actions/model/ReplyContext.ts'
import { ListAreaProvider } from '#ui/lists/ListAreaProvider.tsx'
import { Panel, type PanelProps } from '#ui/Panel.tsx'

import { PageTitleContext } from '#features/screen/model/PageTitleContext.ts'

export interface ScreenProps extends Omit<PanelProps, 'level' | 'title'> {
  /** In the title of the page, and the heading unless there is another one. Plain text. */
  title: string
  /** The heading where it is more than text, as a name with emoji. */
  heading?: ReactNode
}

/** The main panel of a screen: its heading is the only h1, takes the focus after a change of screen and names the page. */
export function Screen({ title, heading, ...look }: ScreenProps) {
  const session = useSession()
  const pageTitle = use(PageTitleContext)
  const panel = useRef<HTMLElement>(null)
  const [replyTarget] = useState(() => createCell<WrittenUnder | null>(null))
  useEffect(() => {
    pageTitle.setScreen(title)
    return () => pageTitle.setScreen(null)
  }, [pageTitle, title])
  const hasTabs = Boolean(look.below)
  // An attribute instead of `:has()`, which the browser would check on the whole page for each added or removed post.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-tabs', hasTabs)
    return () => document.documentElement.removeAttribute('data-tabs')
  }, [hasTabs])
  useEffect(() => (panel.current ? markSurface(panel.current, { session, replyTarget }) : undefined), [session, replyTarget])
  return (
    <ReplyContext value={replyTarget}>
      <ListAreaProvider name="" isMain>
        <Panel {...look} ref={panel} title={heading ?? title} level={1} />
      </ListAreaProvider>
    </ReplyContext>
  )
}
