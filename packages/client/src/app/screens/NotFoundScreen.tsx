import { useT } from '#i18n/useT.ts'

/** What an address without a screen shows. */
export function NotFoundScreen() {
  const t = useT()
  return (
    <section>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
    </section>
  )
}
