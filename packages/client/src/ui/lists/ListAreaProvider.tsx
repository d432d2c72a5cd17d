import { use, useLayoutEffect, useState, type ReactNode } from 'react'
import { createListArea, ListAreaContext, type ListAreaOptions } from './ListArea.ts'
import { ListRegistryContext } from './ListRegistry.ts'

/** An area for one list and its buttons. Its name, and whether it is the main one, are read once. */
export function ListAreaProvider({ children, ...options }: ListAreaOptions & { children: ReactNode }) {
  const registry = use(ListRegistryContext)
  const [area] = useState(() => createListArea(options))
  useLayoutEffect(() => registry?.add(area), [registry, area])
  return <ListAreaContext value={area}>{children}</ListAreaContext>
}
