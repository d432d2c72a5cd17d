import type { StatusId } from '@rookery/api/wire/model'
import { use, useEffect, useState, type ReactNode } from 'react'

import { createCell } from '#lib/Cell.ts'
import { ReplyContext } from '#parts/status/ReplyContext.ts'
import { Panel, type PanelProps } from '#ui/Panel.tsx'

import { PageTitleContext } from './PageTitleContext.ts'

export interface ScreenProps extends Omit<PanelProps, 'level' | 'title'> {
  /** In the title of the page, and the heading unless there is another one. Plain text. */
  title: string
  /** The heading where it is more than text, as a name with emoji. */
  heading?: ReactNode
}

/** The main panel of a screen: its heading is the only h1, takes the focus after a change of screen and names the page. */
export function Screen({ title, heading, ...panel }: ScreenProps) {
  const pageTitle = use(PageTitleContext)
  const [replyTarget] = useState(() => createCell<StatusId | null>(null))
  useEffect(() => {
    pageTitle.setScreen(title)
    return () => pageTitle.setScreen(null)
  }, [pageTitle, title])
  return (
    <ReplyContext value={replyTarget}>
      <Panel {...panel} title={heading ?? title} level={1} />
    </ReplyContext>
  )
}
