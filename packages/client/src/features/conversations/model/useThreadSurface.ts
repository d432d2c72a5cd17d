import { use } from 'react'
import { ThreadContext, type ThreadSurface } from '#features/threads/model/ThreadSurface.ts'

/** The surrounding conversation. */
export function useThreadSurface(): ThreadSurface {
  const surface = use(ThreadContext)
  if (surface === null) throw new Error('There is no conversation here. Draw this inside <ThreadContext value={surface}>.')
  return surface
}
