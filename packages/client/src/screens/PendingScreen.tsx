import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** Shown while a screen's code takes longer than one notices. */
export function PendingScreen() {
  const t = useT()
  return (
    <Panel>
      <Spinner label={t('general.loading')} />
    </Panel>
  )
}
