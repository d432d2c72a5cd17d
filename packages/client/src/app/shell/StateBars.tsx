import { OfflineBar } from './OfflineBar.tsx'
import { RefusedBar } from './RefusedBar.tsx'

/** Quiet lines under the bar for what holds for the whole page. */
export function StateBars() {
  return (
    <>
      <OfflineBar />
      <RefusedBar />
    </>
  )
}
