import type { StickerPack } from '@rookery/api/calls/stickers'
import { oneLine } from '@rookery/content'
import { useState } from 'react'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import css from './StickerGrid.module.css'

export interface StickerGridProps {
  packs: readonly StickerPack[]
  /** @param address of its picture */
  onPick: (address: string) => void
}

/** Large images that are attached to a post. Images that fail to load are left out. */
export function StickerGrid({ packs, onPick }: StickerGridProps) {
  const t = useT()
  const formats = useFormats()
  const still = useAnimationPaused()
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className={css.packs}>
      {packs.map(({ name, title, stickers }) => (
        <section key={name} aria-label={oneLine(title)}>
          <h3 className={css.title}>
            <bdi>{oneLine(title)}</bdi>
          </h3>
          <ul className={css.stickers}>
            {stickers.map((address, index) => {
              if (broken.has(address)) return null
              // Its number stays when one before it turns out to be missing.
              const label = t('emoji.sticker', { number: formats.number(index + 1), pack: oneLine(title) })
              return (
                <li key={address}>
                  <button type="button" className={css.sticker} aria-label={label} title={label} onClick={() => onPick(address)}>
                    <PausableImage
                      className={css.picture}
                      src={address}
                      still={still}
                      alt=""
                      loading="lazy"
                      draggable={false}
                      onError={() => setBroken((before) => new Set([...before, address]))}
                    />
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
