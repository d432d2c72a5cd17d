import { href } from '#features/addresses/model/href.ts'
import { useT } from '#i18n/useT.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Says that a chosen server cannot be reached, and leads back to the choice. */
export function ServerFailure() {
  const t = useT()
  return (
    <>
      <ErrorState>{t('servers.failed')}</ErrorState>
      <LinkButton href={href.server()}>{t('servers.change')}</LinkButton>
    </>
  )
}
