import { useEffect, useEffectEvent } from 'react'
import { messageText } from '#features/notices/model/Message.ts'
import { givenThemeOf } from '#features/navigation/model/givenThemeOf.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { useNotices } from '#features/session/model/useNotices.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { NoticeList } from '#ui/NoticeList.tsx'

const GivenTheme = lazyComponent(async () => (await import('#features/themes/ui/GivenTheme.tsx')).GivenTheme)

/** The notices of the session and the theme of a link, above everything else. */
export function NoticeStack() {
  const t = useT()
  const session = useSession()
  const { notices } = session
  const packed = useCell(givenThemeOf(session))
  const shown = useNotices().map(({ id, level, messageKey, args, action }) => ({
    id,
    level,
    text: messageText(t, { key: messageKey, args }),
    action: action && { label: t(action.label), run: action.run },
  }))
  return (
    <NoticeList
      label={t('notices.label')}
      closeLabel={t('general.close')}
      notices={shown}
      onClose={notices.close}
      onPause={notices.pause}
      onResume={notices.resume}
    >
      {packed !== null && (
        <Part failure={MissingTheme}>
          <GivenTheme key={packed} packed={packed} />
        </Part>
      )}
    </NoticeList>
  )
}

/** The code of a shared theme could not be fetched. It is tried again by itself. */
function MissingTheme() {
  const notify = useEffectEvent(useMissingCode())
  useEffect(() => notify(), [])
  return null
}
