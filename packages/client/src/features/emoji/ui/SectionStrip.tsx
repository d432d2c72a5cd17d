import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { EmojiGroup } from '#features/emoji/model/PickerEmoji.ts'
import { useT } from '#i18n/useT.ts'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { appleIcon } from '#ui/icons/apple.ts'
import { ballIcon } from '#ui/icons/ball.ts'
import { bulbIcon } from '#ui/icons/bulb.ts'
import { clockIcon } from '#ui/icons/clock.ts'
import { flagIcon } from '#ui/icons/flag.ts'
import { handIcon } from '#ui/icons/hand.ts'
import { heartIcon } from '#ui/icons/heart.ts'
import { pawIcon } from '#ui/icons/paw.ts'
import { photoOffIcon } from '#ui/icons/photoOff.ts'
import { planeIcon } from '#ui/icons/plane.ts'
import { smileIcon } from '#ui/icons/smile.ts'
import { stickerIcon } from '#ui/icons/sticker.ts'
import { EmojiImage } from './EmojiImage.tsx'
import type { EmojiSection } from '#features/emoji/model/EmojiSection.ts'
import css from './EmojiPicker.module.css'

const groupIcons: Readonly<Record<EmojiGroup, IconPath>> = {
  smileys: smileIcon,
  people: handIcon,
  animals: pawIcon,
  food: appleIcon,
  travel: planeIcon,
  activities: ballIcon,
  objects: bulbIcon,
  symbols: heartIcon,
  flags: flagIcon,
}

export interface SectionStripProps {
  sections: readonly EmojiSection[]
  titles: readonly string[]
  /** The section at the upper edge; null while the stickers are shown. */
  current: number | null
  onShow: (index: number) => void
  /** Shows the stickers; absent where there are none. */
  onStickers: (() => void) | undefined
}

/** The way to each part of the picker: one Tab stop, arrows walk through it. */
export function SectionStrip({ sections, titles, current, onShow, onStickers }: SectionStripProps) {
  const t = useT()
  const strip = useRef<HTMLDivElement>(null)
  const stop = current ?? sections.length
  useEffect(() => {
    const [box, button] = [strip.current, strip.current?.children[stop]]
    if (!(box && button)) return
    const [around, its] = [box.getBoundingClientRect(), button.getBoundingClientRect()]
    if (its.left < around.left) box.scrollBy({ left: its.left - around.left })
    else if (its.right > around.right) box.scrollBy({ left: its.right - around.right })
  }, [stop])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }
  return (
    <div ref={strip} className={css.strip} role="toolbar" tabIndex={-1} aria-label={t('emoji.sections')} onKeyDown={onKeyDown}>
      {sections.map((section, index) => (
        <button
          key={titles[index]}
          type="button"
          className={css.jump}
          aria-label={titles[index]}
          title={titles[index]}
          aria-pressed={index === current}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => onShow(index)}
        >
          <SectionSign section={section} />
        </button>
      ))}
      {onStickers && (
        <button
          type="button"
          className={css.jump}
          aria-label={t('emoji.stickers')}
          title={t('emoji.stickers')}
          aria-pressed={current === null}
          tabIndex={current === null ? 0 : -1}
          onClick={onStickers}
        >
          <Icon path={stickerIcon} />
        </button>
      )}
    </div>
  )
}

/** The icon of a pack is its first image. */
function SectionSign({ section }: { section: EmojiSection }) {
  if (section.kind === 'group') return <Icon path={groupIcons[section.group]} />
  const first = section.emojis[0]
  return section.kind === 'pack' && first ? <EmojiImage emoji={first} missing={<Icon path={photoOffIcon} />} /> : <Icon path={clockIcon} />
}
