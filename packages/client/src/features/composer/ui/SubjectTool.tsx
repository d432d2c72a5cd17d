import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { warningIcon } from '#ui/icons/warning.ts'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'

/** Shows the subject field unless it is always shown. Closing it removes its text and the mark that it set. */
export function SubjectTool({ draft, composers, open, onToggle }: ComposerToolProps) {
  const t = useT()
  const isAlways = useSetting('alwaysShowSubjectInput')
  const hasWords = useComposerPart(draft, ({ data }) => data.spoilerText !== '')
  const isTaken = useCapability('contentWarnings')
  if (isAlways || !isTaken) return null
  const isOpen = hasWords || open.has('subject')
  return (
    <IconButton
      icon={warningIcon}
      label={t('composer.subject.toggle')}
      pressed={isOpen}
      onClick={() => {
        if (isOpen) composers.dispatch(draft, { kind: 'subjectRemoved' })
        if (isOpen === open.has('subject')) onToggle('subject')
      }}
    />
  )
}
