import { parseContent, textOf } from '@rookery/content'

import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { FoundServer } from '#features/servers/model/findServer.ts'
import { isRegistrationOpen } from '#features/session/model/isRegistrationOpen.ts'
import { languageLabel } from '#i18n/languageLabel.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { isLanguage } from '#i18n/isLanguage.ts'
import { useBrokenImage } from '#ui/useBrokenImage.ts'

import css from './servers.module.css'

const maxLanguages = 12

/** How a server describes itself before a sign-in. All of it is text of strangers. */
export function ServerSummary({ server: { origin, instance, nodeInfo } }: { server: FoundServer }) {
  const t = useT()
  const { formats } = useLanguage()
  const registers = isRegistrationOpen({ instance, nodeInfo })
  const description = textOf(parseContent(instance.description))
  const { thumbnail, languages, rules, title } = instance
  const { host } = new URL(origin)
  return (
    <div className={css.summary}>
      {thumbnail !== null && <ServerImage url={thumbnail} />}
      <h2 dir="auto">
        <PlainText text={title === '' ? host : title} />
      </h2>
      <p className={css.host}>
        <bdi>{host}</bdi>
      </p>
      {description !== '' && (
        <p className={css.description} dir="auto">
          <PlainText text={description} />
        </p>
      )}
      <dl className={css.facts}>
        <dt>{t('servers.registration')}</dt>
        <dd>{t(registers ? (instance.approvalRequired ? 'servers.byApproval' : 'servers.open') : 'servers.closed')}</dd>
        {nodeInfo && (
          <>
            <dt>{t('servers.software')}</dt>
            <dd>
              <bdi>{`${nodeInfo.software.name} ${nodeInfo.software.version}`}</bdi>
            </dd>
          </>
        )}
        {languages.length > 0 && (
          <>
            <dt>{t('servers.languages')}</dt>
            <dd>{formats.list(languages.slice(0, maxLanguages).filter(isLanguage).map(languageLabel))}</dd>
          </>
        )}
      </dl>
      {rules.length > 0 && (
        <Disclosure summary={t('servers.rules')}>
          <ol className={css.rules}>
            {rules.map(({ id, text }) => (
              <li key={id} dir="auto">
                <PlainText text={text} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  )
}

function ServerImage({ url }: { url: string }) {
  const [isBroken, onBroken] = useBrokenImage(url)
  if (isBroken) return null
  return <img className={css.image} src={url} alt="" referrerPolicy="no-referrer" onError={onBroken} />
}
