import { messageText } from '#features/notices/model/Message.ts'
import { useNotices } from '#features/session/model/useNotices.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { NoticeList } from '#ui/NoticeList.tsx'

/** The notices of the session, above everything else. */
export function NoticeStack() {
  const t = useT()
  const { notices } = useSession()
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
    />
  )
}
