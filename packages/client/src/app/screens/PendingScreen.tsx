import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** While a screen's code is on its way for longer than one notices. */
export function PendingScreen() {
  const t = useT()
  return (
    <Panel>
      <Spinner label={t('general.loading')} />
    </Panel>
  )
}
