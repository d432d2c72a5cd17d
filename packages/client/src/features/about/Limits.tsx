import { useSession } from '#data/session/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { fileSize } from '#lib/fileSize.ts'

import css from './about.module.css'

/** What a post may hold, and what the server runs. 0 means that the server does not say. */
export function Limits() {
  const t = useT()
  const formats = useFormats()
  const { instance, nodeInfo } = useSession().server
  const software = nodeInfo && `${nodeInfo.software.name} ${nodeInfo.software.version}`
  return (
    <dl className={css.limits}>
      {instance.maxCharacters > 0 && (
        <div>
          <dt>{t('about.textLimit')}</dt>
          <dd>{t('about.characters', { count: instance.maxCharacters })}</dd>
        </div>
      )}
      {instance.uploadLimits.general > 0 && (
        <div>
          <dt>{t('about.uploadLimit')}</dt>
          <dd>{fileSize(instance.uploadLimits.general, formats)}</dd>
        </div>
      )}
      {software && (
        <div>
          <dt>{t('about.software')}</dt>
          <dd>
            <bdi dir="ltr">{software}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
