import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchRepliedTo } from '#features/posting/model/repliedToPost.ts'
import { charactersLeft } from '#features/drafts/model/characterCount.ts'
import { isUploading } from '#features/posting/model/composerReducer.ts'
import type { DraftData, DraftPost } from '#features/drafts/model/Draft.ts'
import { targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { nextQuestion, type SendQuestion } from '#features/posting/model/nextQuestion.ts'
import { postsOf } from '#features/posting/model/draftThread.ts'
import { useComposer, useComposerPart } from '#features/posting/model/useComposer.ts'
import { useCountingRules } from '#features/posting/model/useCountingRules.ts'
import { useDraftList } from '#features/posting/model/useDraftList.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import css from './Composer.module.css'
import { composerLabel } from '#features/composer/model/composerLabel.ts'
import { ComposerError } from './ComposerError.tsx'
import { ComposerNotes } from './ComposerNotes.tsx'
import type { ComposerPanel } from '#features/posting/model/ComposerPanel.ts'
import { ComposerSend } from './ComposerSend.tsx'
import { ComposerSubject } from './ComposerSubject.tsx'
import { ComposerText } from './ComposerText.tsx'
import { composerTools } from './composerTools.ts'
import { ScopeSelect } from './ScopeSelect.tsx'
import { SplitOffer } from './SplitOffer.tsx'
import type { TextHandle } from '#features/posting/model/TextHandle.ts'
import { useFileDrop } from '#features/composer/model/useFileDrop.ts'
import { useFormInSight } from '#features/composer/model/useFormInSight.ts'
import { useSubmitKeys } from '#features/composer/model/useSubmitKeys.ts'

const ComposerFiles = lazyComponent(async () => (await import('./ComposerFiles.tsx')).ComposerFiles)
const ComposerOptions = lazyComponent(async () => (await import('./ComposerOptions.tsx')).ComposerOptions)
const ComposerPreview = lazyComponent(async () => (await import('./ComposerPreview.tsx')).ComposerPreview)
const DraftsDialog = lazyComponent(async () => (await import('./DraftsDialog.tsx')).DraftsDialog)
const OtherDrafts = lazyComponent(async () => (await import('./OtherDrafts.tsx')).OtherDrafts)
const PollEditor = lazyComponent(async () => (await import('./PollEditor.tsx')).PollEditor)
const SendQuestions = lazyComponent(async () => (await import('./SendQuestions.tsx')).SendQuestions)
const ThreadPosts = lazyComponent(async () => (await import('./ThreadPosts.tsx')).ThreadPosts)

export interface ComposerFormProps {
  draft: DraftKey
  /** Initial values if no draft is stored. */
  start?: Partial<DraftData>
  /** The box in which the user began to type before this form was rendered. */
  continues?: HTMLTextAreaElement | null | undefined
  /** The text takes the focus when the composer opens: it was opened to write. */
  focusOnOpen?: boolean
  /** The user pressed "post" before the form was rendered. */
  submits?: boolean
  /** Closes the form. Without it the form stays, and is free for the next post immediately. */
  onPosted?: () => void
  /** Shows the form again when the user undoes the post. */
  reopen?: (() => void) | undefined
}

const nothing: Partial<DraftData> = {}
const noQuestions: readonly SendQuestion[] = []
const noPanels: ReadonlySet<ComposerPanel> = new Set()

/** Renders a draft and dispatches changes to its store; it has no state of the text itself. */
export function ComposerForm({
  draft,
  start = nothing,
  continues,
  focusOnOpen = false,
  submits = false,
  onPosted,
  reopen,
}: ComposerFormProps) {
  const t = useT()
  const composers = useComposer(draft, start)
  const error = useComposerPart(draft, (state) => state.error)
  const hasFiles = useComposerPart(draft, ({ data }) => data.files.length > 0 || data.missing.length > 0)
  const hasPoll = useComposerPart(draft, ({ data }) => data.poll !== null)
  const hasSubject = useComposerPart(draft, ({ data }) => data.spoilerText !== '')
  const isThread = useComposerPart(draft, ({ data }) => data.thread !== null)
  const rules = useCountingRules()
  const others = useDraftList().filter(([key]) => key !== draft)
  const alwaysSubject = useSetting('alwaysShowSubjectInput')
  const takesSubject = useCapability('contentWarnings')
  const hasOption = useComposerPart(draft, ({ data }) => data.scheduledAt !== null || data.expiresIn !== null)
  const [panels, setPanels] = useState(noPanels)
  // A rejection may be about a time that the folded options hold. They stay open after it, also when the time is taken out.
  const [shownError, setShownError] = useState<typeof error>(null)
  if (error !== shownError) {
    setShownError(error)
    if (error !== null && hasOption) setPanels(new Set([...panels, 'options'] as const))
  }
  const text = useRef<TextHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  useSubmitKeys(form, submits)
  useFormInSight(form, tools, focusOnOpen)
  const counterId = useId()
  const errorId = useId()
  const toggle = (panel: ComposerPanel) =>
    setPanels((open) => (open.has(panel) ? new Set([...open].filter((one) => one !== panel)) : new Set([...open, panel])))

  const session = useSession()
  const [asked, setAsked] = useState<readonly SendQuestion[]>(noQuestions)
  const question = asked.at(-1)
  const [isListOpen, setListOpen] = useState(false)
  const openHere = (key: DraftKey) => {
    if (targetOf(key) !== targetOf(draft)) return false
    composers.resume(draft, key)
    setListOpen(false)
    return true
  }
  const drop = useFileDrop((files) => composers.upload(draft, files))

  /** @param answered the questions that the person has confirmed */
  const send = async (responded = noQuestions) => {
    setAsked(noQuestions)
    await fetchRepliedTo(session, draft)
    const state = composers.get(draft)
    if (isUploading(state)) return
    const isTooLong = ({ status, spoilerText }: DraftPost) => (charactersLeft(rules, status, spoilerText) ?? 0) < 0
    const tooLong = postsOf(state.data).findIndex(isTooLong)
    if (tooLong >= 0) return composers.dispatch(draft, { kind: 'postShown', at: tooLong })
    const next = nextQuestion(session, draft, state, responded)
    if (next !== null) return setAsked([...responded, next])
    const { kind } = await composers.post(draft, { stays: onPosted === undefined, reopen })
    if (kind === 'refused' || kind === 'busy') return
    setPanels(noPanels)
    onPosted?.()
  }
  return (
    <>
      <form
        className={css.composer}
        aria-label={t(composerLabel(draft))}
        ref={form}
        noValidate
        data-dropping={drop.isOver || undefined}
        {...drop.handlers}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {((alwaysSubject && takesSubject) || hasSubject || panels.has('subject')) && (
          <ComposerSubject draft={draft} composers={composers} />
        )}
        {isThread && (
          <Part>
            <ThreadPosts which="before" draft={draft} composers={composers} text={text} />
          </Part>
        )}
        <ComposerText
          ref={text}
          draft={draft}
          composers={composers}
          describedBy={`${counterId} ${errorId}`}
          isInvalid={error !== null}
          continues={continues}
          focusOnOpen={focusOnOpen}
        />
        <ComposerNotes draft={draft} composers={composers} />
        {panels.has('preview') && (
          <Part>
            <ComposerPreview draft={draft} />
          </Part>
        )}
        {hasFiles && (
          <Part>
            <ComposerFiles draft={draft} composers={composers} />
          </Part>
        )}
        {hasPoll && (
          <Part>
            <PollEditor draft={draft} composers={composers} />
          </Part>
        )}
        {panels.has('options') && (
          <Part>
            <ComposerOptions draft={draft} composers={composers} />
          </Part>
        )}
        {isThread && (
          <Part>
            <ThreadPosts which="after" draft={draft} composers={composers} text={text} />
          </Part>
        )}
        <SplitOffer draft={draft} composers={composers} text={text} />
        {others.length > 0 && (
          <Part>
            <OtherDrafts draft={draft} others={others} composers={composers} onShowAll={() => setListOpen(true)} />
          </Part>
        )}
        <ComposerError id={errorId} error={error} onDismiss={() => composers.dispatch(draft, { kind: 'problemDismissed' })} />
        <div className={css.tools} ref={tools}>
          {composerTools.map(({ id, Tool }) => (
            <Tool key={id} draft={draft} composers={composers} text={text} open={panels} onToggle={toggle} />
          ))}
          <ScopeSelect draft={draft} composers={composers} />
          <span className={css.spacer} />
          <ComposerSend draft={draft} counterId={counterId} />
        </div>
        {drop.isOver && (
          <p className={css.drop} aria-hidden>
            {t('composer.dropHere')}
          </p>
        )}
        {question && (
          <Part>
            <SendQuestions
              draft={draft}
              question={question}
              onPost={() => void send(asked)}
              onCancel={() => {
                flushSync(() => setAsked(noQuestions))
                if (question === 'undescribed') focusUndescribed(form.current)
              }}
            />
          </Part>
        )}
      </form>
      {/* Not in the form: a draft that is continued there has a form of its own, whose submit would submit this one, too. */}
      {isListOpen && others.length > 0 && (
        <Part>
          <DraftsDialog draft={draft} onApply={openHere} onClose={() => setListOpen(false)} />
        </Part>
      )}
    </>
  )
}

/** Focuses the first file without a description. */
function focusUndescribed(form: HTMLFormElement | null): void {
  const boxes = [...(form?.querySelectorAll<HTMLTextAreaElement>('li textarea') ?? [])]
  boxes.find((box) => box.value.trim() === '')?.focus()
}
