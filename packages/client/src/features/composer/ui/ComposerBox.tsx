import { useEffect, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { isComposingKey } from '#lib/isComposingKey.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { GrowingTextArea } from '#ui/TextArea.tsx'
import css from './Composer.module.css'

const Composer = lazyComponent(async () => (await import('./Composer.tsx')).Composer)

/**
 * Looks like the composer, and becomes it on the first interaction or if an unposted text exists. Text typed meanwhile moves into the
 * composer, with its caret.
 */
export function ComposerBox() {
  const t = useT()
  const session = useSession()
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null)
  const [isEnabled, setNeeded] = useState(false)
  const [isReady, setReady] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const isLoaded = useLoaded(Composer, isEnabled)
  useEffect(() => {
    let isCurrent = true
    void session.storage.entries('draft:status').then((stored) => isCurrent && stored.length > 0 && setNeeded(true))
    return () => {
      isCurrent = false
    }
  }, [session])
  useEffect(() => {
    let isCurrent = true
    // Most visits write nothing: the stored drafts are read by code that comes with the composer.
    const readDrafts = async () => {
      const { draftsOf } = await import('#features/drafts/model/Drafts.ts')
      await draftsOf.ready(session)
      if (isCurrent) setReady(true)
    }
    // Without this code the composer does not load either, and says so.
    if (isEnabled) readDrafts().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [isEnabled, session])
  // A running composition (Japanese, dictation) would be interrupted.
  if (isLoaded && isReady && !isComposing) return <CopiedText box={box} submits={isSent} />
  return (
    <form className={css.composer} aria-label={t('composer.label')} onSubmit={(event) => event.preventDefault()}>
      <GrowingTextArea
        ref={setBox}
        aria-label={t('composer.text')}
        placeholder={t('composer.placeholder')}
        rows={3}
        onFocus={() => setNeeded(true)}
        // Text also arrives by a drop, or from a tool outside the browser, without the focus.
        onInput={() => setNeeded(true)}
        // The composer accepts files: it renders before they are dropped.
        onDragEnter={() => setNeeded(true)}
        onPointerEnter={() => void Composer.preload()}
        onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && !isComposingKey(nativeEvent)) setSent(true)
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </form>
  )
}

/** Replaces the box by the composer. The removed box still has the typed text. */
function CopiedText({ box, submits }: { box: HTMLTextAreaElement | null; submits: boolean }) {
  const [continues] = useState(box)
  const [hadFocus] = useState(() => box !== null && document.activeElement === box)
  return <Composer draft="status" continues={continues} focusOnOpen={hadFocus} submits={submits} />
}
