import type { Attachment } from '@rookery/api/wire/model'
import { useRef, useState } from 'react'
import { pagePolicy } from '#lib/askPagePolicy.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { boltIcon } from '#ui/icons/bolt.ts'
import { stopIcon } from '#ui/icons/stop.ts'
import { warningIcon } from '#ui/icons/warning.ts'
import { attachmentName } from './attachmentName.ts'
import css from './AttachmentLine.module.css'
import { fetchRuffle, playFlash } from './ruffle.ts'

/** `policy`: the server forbids what the emulator needs; `missing`: it has no emulator; `failed`: this film cannot be played. */
type FlashState = 'waiting' | 'warned' | 'loading' | 'playing' | 'policy' | 'missing' | 'failed'

/**
 * A Flash film. Nothing of the emulator is fetched before the reader has read what it risks and still wants it; where it
 * cannot run, the reason stands in its place.
 */
export function FlashPlayer({ attachment }: { attachment: Pick<Attachment, 'url' | 'name' | 'description'> }) {
  const t = useT()
  const [state, setState] = useState<FlashState>('waiting')
  const place = useRef<HTMLDivElement>(null)
  const name = attachment.description === '' ? attachmentName(attachment) : attachment.description
  const ask = async () => setState((await pagePolicy()).wasm ? 'warned' : 'policy')
  const start = async () => {
    setState('loading')
    try {
      await fetchRuffle()
    } catch {
      // Told in words where the film would be.
      setState('missing')
      return
    }
    try {
      if (place.current) await playFlash(place.current, attachment.url)
      setState('playing')
    } catch {
      place.current?.replaceChildren()
      setState('failed')
    }
  }
  const stop = () => {
    place.current?.replaceChildren()
    setState('waiting')
  }
  const shown = state === 'loading' || state === 'playing'
  return (
    <figure className={css.stage} data-playing={state === 'playing' || undefined} aria-label={name}>
      {state !== 'playing' && (
        <>
          <Icon path={state === 'warned' ? warningIcon : boltIcon} />
          <bdi>{name}</bdi>
        </>
      )}
      <div aria-live="polite">
        {state === 'warned' && <p>{t('attachment.flash.warning')}</p>}
        {(state === 'policy' || state === 'missing' || state === 'failed') && <p>{t(`attachment.flash.${state}`)}</p>}
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
        {state === 'loading' && <Button busy>{t('attachment.flash.loading')}</Button>}
        {(state === 'missing' || state === 'failed') && <Button onClick={() => void start()}>{t('general.retry')}</Button>}
        {state !== 'playing' && state !== 'warned' && (
          <a href={attachment.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            {t('attachment.openFile')}
          </a>
        )}
      </div>
      <div ref={place} className={css.running} hidden={!shown} />
      {state === 'playing' && (
        <span className={css.stop}>
          <IconButton icon={stopIcon} label={t('attachment.flash.stop')} onClick={stop} />
        </span>
      )}
    </figure>
  )
}
