import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { fileSize } from '#i18n/fileSize.ts'

import css from './about.module.css'
import { useCell } from '#lib/useCell.ts'

/** Limits of a post, and the server's software. 0 means that the server does not say. */
export function Limits() {
  const t = useT()
  const formats = useFormats()
  const { instance, nodeInfo } = useCell(useSession().server)
  const { film: video, image } = instance.uploadLimits
  const software = nodeInfo && `${nodeInfo.software.name} ${nodeInfo.software.version}`
  return (
    <dl className={css.limits}>
      <div>
        <dt>{t('about.textLimit')}</dt>
        <dd>{t('about.characters', { count: instance.maxCharacters })}</dd>
      </div>
      {image === video ? (
        image > 0 && (
          <div>
            <dt>{t('about.uploadLimit')}</dt>
            <dd>
              <bdi>{fileSize(image, { t, formats })}</bdi>
            </dd>
          </div>
        )
      ) : (
        <>
          <div>
            <dt>{t('about.pictureLimit')}</dt>
            <dd>
              <bdi>{fileSize(image, { t, formats })}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('about.filmLimit')}</dt>
            <dd>
              <bdi>{fileSize(video, { t, formats })}</bdi>
            </dd>
          </div>
        </>
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
