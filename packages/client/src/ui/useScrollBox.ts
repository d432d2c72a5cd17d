import { useState } from 'react'
import type { Stop } from '@rookery/store/Cell'
import { createScrollBox, type ScrollArea } from './windowing/ScrollArea.ts'

/** For a scroll container: the value of `ScrollAreaContext` for its lists, and the `ref` of its element. */
export function useScrollBox(): readonly [area: ScrollArea, ref: (box: Element | null) => Stop | undefined] {
  const [box] = useState(createScrollBox)
  return [box, box.take]
}
