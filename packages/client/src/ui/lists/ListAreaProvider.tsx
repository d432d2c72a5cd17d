import { use, useLayoutEffect, useState, type ReactNode } from 'react'
import { createListArea, ListAreaContext, type ListAreaOptions } from './ListArea.ts'
import { ListRegistryContext } from './ListRegistry.ts'

/** An area for one list and the buttons that belong to it. What it is called and whether it is the main one is read once. */
export function ListAreaProvider({ children, ...options }: ListAreaOptions & { children: ReactNode }) {
  const registry = use(ListRegistryContext)
  const [area] = useState(() => createListArea(options))
  useLayoutEffect(() => registry?.add(area), [registry, area])
  return <ListAreaContext value={area}>{children}</ListAreaContext>
}
