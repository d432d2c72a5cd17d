import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { Attachment } from '@rookery/api/wire/model'
import { useEffect, useRef, useState } from 'react'
import { pagePolicy } from '#lib/askPagePolicy.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { boltIcon } from '#ui/icons/bolt.ts'
import { stopIcon } from '#ui/icons/stop.ts'
import { warningIcon } from '#ui/icons/warning.ts'
import { attachmentName } from '#features/media/model/attachmentName.ts'
import css from './AttachmentLine.module.css'
import { fetchFlash, isFlash } from '#features/media/model/fetchFlash.ts'
import { fetchRuffle, playFlash } from '#features/media/model/ruffle.ts'

/** Why a film does not play. */
const reasons = {
  /** The server's content policy forbids the emulator. */
  policy: 'attachment.flash.policy',
  /** The server forbids to fetch from where the film lies. */
  elsewhere: 'attachment.flash.elsewhere',
  /** The server has no emulator. */
  missing: 'attachment.flash.missing',
  /** The film cannot be fetched. */
  unreachable: 'attachment.failed',
  /** The file is no film, or a broken one. */
  failed: 'attachment.flash.failed',
} as const

type Fault = keyof typeof reasons
type FlashState = 'waiting' | 'warned' | 'loading' | 'playing' | Fault

/**
 * A Flash film. The emulator is fetched only after the reader has read the risk and agreed; where it cannot run, the
 * reason is shown in its place.
 */
export function FlashPlayer({ attachment }: { attachment: Pick<Attachment, 'url' | 'name' | 'description'> }) {
  const t = useT()
  const [state, setState] = useState<FlashState>('waiting')
  const place = useRef<HTMLDivElement>(null)
  const name = attachment.description === '' ? attachmentName(attachment) : attachment.description
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const ask = async () => {
    const policy = await pagePolicy()
    if (!policy.told) setState('unreachable')
    else if (!policy.wasm) setState('policy')
    else setState(policy.fetches(attachment.url) ? 'warned' : 'elsewhere')
  }
  const start = async () => {
    const run = new AbortController()
    running.current = run
    setState('loading')
    const end = await startFlash(attachment.url, place.current, run.signal)
    if (run.signal.aborted) return
    if (end !== 'playing') place.current?.replaceChildren()
    setState(end)
  }
  const stop = () => {
    running.current?.abort()
    place.current?.replaceChildren()
    setState('waiting')
  }
  const shown = state === 'loading' || state === 'playing'
  const fault = isFault(state) ? state : null
  return (
    <figure className={css.stage} data-playing={state === 'playing' || undefined} aria-label={name}>
      {state === 'playing' ? (
        <span className={css.strip}>
          <bdi className={css.name}>
            <PlainText text={name} />
          </bdi>
          <IconButton icon={stopIcon} label={t('attachment.flash.stop')} onClick={stop} />
        </span>
      ) : (
        <>
          <Icon path={state === 'warned' ? warningIcon : boltIcon} />
          <bdi className={css.film}>
            <PlainText text={name} />
          </bdi>
        </>
      )}
      <div aria-live="polite">
        {state === 'warned' && <p>{t('attachment.flash.warning')}</p>}
        {fault && <p>{t(reasons[fault])}</p>}
      </div>
      <div className={css.ways}>
        {state === 'waiting' && <Button onClick={() => void ask()}>{t('attachment.flash.play')}</Button>}
        {state === 'warned' && (
          <>
            <Button onClick={() => setState('waiting')}>{t('attachment.flash.leave')}</Button>
            <Button tone="danger" onClick={() => void start()}>
              {t('attachment.flash.run')}
            </Button>
          </>
        )}
        {state === 'loading' && (
          <>
            <Button busy>{t('attachment.flash.loading')}</Button>
            <Button onClick={stop}>{t('attachment.flash.stop')}</Button>
          </>
        )}
        {fault === 'unreachable' && <Button onClick={() => void ask()}>{t('general.retry')}</Button>}
        {(fault === 'missing' || fault === 'failed') && <Button onClick={() => void start()}>{t('general.retry')}</Button>}
        {state !== 'playing' && state !== 'warned' && (
          <a href={attachment.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            {t('attachment.openFile')}
          </a>
        )}
      </div>
      <div ref={place} className={css.running} data-own-touch hidden={!shown} />
    </figure>
  )
}

function isFault(state: FlashState): state is Fault {
  return state in reasons
}

/** Fetches a Flash file and the emulator, and starts it in place. */
async function startFlash(url: string, place: HTMLElement | null, signal: AbortSignal): Promise<Fault | 'playing'> {
  const video = await fetchFlash(url, signal).catch(() => null)
  if (video === null) return 'unreachable'
  if (!isFlash(video)) return 'failed'
  try {
    await fetchRuffle()
  } catch {
    // The reason is shown in place of the film, like all others.
    return 'missing'
  }
  if (place === null || signal.aborted) return 'failed'
  try {
    await playFlash(place, video)
    return 'playing'
  } catch {
    return 'failed'
  }
}
