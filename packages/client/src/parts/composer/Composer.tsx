import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react'
import type { DraftKey } from '#data/drafts/Draft.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#parts/screen/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { pollIcon } from '#ui/icons/poll.ts'
import { warningIcon } from '#ui/icons/warning.ts'
import { GrowingTextArea } from '#ui/TextArea.tsx'
import { AttachButton } from './AttachButton.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'
import { charactersLeft } from './characterCount.ts'
import css from './Composer.module.css'
import { ComposerError } from './ComposerError.tsx'
import { emptyPollForm, pollProblem } from './pollForm.ts'
import { ScopeSelect } from './ScopeSelect.tsx'
import { useComposer } from './useComposer.ts'
import { useUploads } from './useUploads.ts'

const ComposerFiles = lazyComponent(async () => (await import('./ComposerFiles.tsx')).ComposerFiles)
const PollEditor = lazyComponent(async () => (await import('./PollEditor.tsx')).PollEditor)

export interface ComposerProps {
  draft: DraftKey
  /** Text to start with when nothing is kept. */
  text?: string
  /** The text takes the focus when the composer opens: it was opened to write. */
  takesFocus?: boolean
  onPosted?: () => void
}

/** Where people write: everything typed is kept before anything is sent, and stays until the server has it. */
export function Composer({ draft, text = '', takesFocus = false, onPosted }: ComposerProps) {
  const t = useT()
  const { server } = useSession()
  const composer = useComposer(draft, text, onPosted)
  const { data, change, posting, error, refuse } = composer
  const uploads = useUploads(draft, refuse)
  const sensitiveIfSubject = useSetting('sensitiveIfSubject')
  const [subjectOpen, setSubjectOpen] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!takesFocus || area.current === null) return
    area.current.focus()
    // Behind whom it answers, and behind what was written before.
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [takesFocus])
  const counterId = useId()
  const errorId = useId()
  const subject = subjectOpen || data.spoilerText !== ''
  const left = charactersLeft(server.instance.maxCharacters, data.status, data.spoilerText)
  const problem = data.poll && pollProblem(data.poll)
  const blocked = posting || uploads.busy || (left !== null && left < 0)

  const send = () => {
    if (blocked) return
    if (problem !== null) refuse({ key: `composer.${problem}` })
    else void composer.post()
  }
  const takeFiles = (files: FileList | null, event: ClipboardEvent | DragEvent) => {
    if (files === null || files.length === 0) return
    event.preventDefault()
    uploads.add([...files])
  }
  return (
    <form
      className={css.composer}
      aria-label={draft === 'status' ? t('composer.label') : t('composer.replyLabel')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {subject && (
        <input
          className={css.subject}
          aria-label={t('composer.subject')}
          placeholder={t('composer.subject')}
          value={data.spoilerText}
          dir="auto"
          onChange={(event) => {
            const spoilerText = event.currentTarget.value
            change({ spoilerText, nsfw: data.nsfw || (spoilerText !== '' && sensitiveIfSubject) })
          }}
        />
      )}
      <GrowingTextArea
        aria-label={t('composer.text')}
        aria-describedby={`${counterId} ${errorId}`}
        aria-invalid={error !== null || undefined}
        placeholder={t('composer.placeholder')}
        rows={3}
        value={data.status}
        ref={area}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeFiles(event.dataTransfer.files, event)}
        onChange={(event) => change({ status: event.currentTarget.value })}
        onPaste={(event) => takeFiles(event.clipboardData.files, event)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      {(data.files.length > 0 || uploads.list.length > 0) && (
        <Part>
          <ComposerFiles data={data} change={change} uploads={uploads} />
        </Part>
      )}
      {data.poll !== null && (
        <Part>
          <PollEditor poll={data.poll} onChange={(poll) => change({ poll })} />
        </Part>
      )}
      <ComposerError id={errorId} error={error} onDismiss={() => refuse(null)} />
      <div className={css.tools}>
        <AttachButton onFiles={uploads.add} full={uploads.full} />
        <IconButton
          icon={warningIcon}
          label={t('composer.subject.toggle')}
          pressed={subject}
          onClick={() => {
            if (subject) change({ spoilerText: '', nsfw: false })
            setSubjectOpen(!subject)
          }}
        />
        {server.capabilities.polls && (
          <IconButton
            icon={pollIcon}
            label={t('composer.poll.toggle')}
            pressed={data.poll !== null}
            onClick={() => change({ poll: data.poll === null ? emptyPollForm : null })}
          />
        )}
        <ScopeSelect draft={draft} value={data.visibility} onSelect={(visibility) => change({ visibility })} />
        <span className={css.spacer} />
        <CharacterCounter id={counterId} left={left} />
        <Button
          type="submit"
          tone="primary"
          busy={posting}
          disabled={!posting && blocked}
          title={left !== null && left < 0 ? t('composer.tooLong') : undefined}
        >
          {t('composer.post')}
        </Button>
      </div>
    </form>
  )
}
