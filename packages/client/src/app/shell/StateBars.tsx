import { AccountFailureBar } from './AccountFailureBar.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { PageMarks } from './PageMarks.tsx'
import { RefusedBar } from './RefusedBar.tsx'
import { SiteDecorations } from './SiteDecorations.tsx'

/** What holds for the whole page: quiet lines under the bar, and how its keepers and its reader want it to look. */
export function StateBars() {
  return (
    <>
      <OfflineBar />
      <RefusedBar />
      <AccountFailureBar />
      <PageMarks />
      <SiteDecorations />
    </>
  )
}
