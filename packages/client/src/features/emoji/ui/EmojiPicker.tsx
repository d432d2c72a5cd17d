import { use, useMemo, useRef, useState } from 'react'
import { newestDrawn } from '#features/emoji/model/drawnVersions.ts'
import { emojiMemoryOf } from '#features/emoji/model/EmojiMemory.ts'
import type { PickerEmoji, BuiltInEmoji } from '#features/emoji/model/PickerEmoji.ts'
import { findableEmoji, searchEmoji } from '#features/emoji/model/searchEmoji.ts'
import { withTone, type SkinTone } from '#features/emoji/model/skinTones.ts'
import { withAddedEmoji } from '#features/emoji/model/withAddedEmoji.ts'
import { emojiLanguage, loadBuiltInEmoji } from '#features/emoji/model/builtInEmoji.ts'
import { addedEmojiQuery, serverEmojiQuery, stickersQuery } from '#features/emoji/model/pickerImages.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { EmojiFooter } from './EmojiFooter.tsx'
import { EmojiGrid, type EmojiGridHandle } from './EmojiGrid.tsx'
import { emojiText } from '#features/emoji/model/emojiNames.ts'
import css from './EmojiPicker.module.css'
import { EmojiSearch } from './EmojiSearch.tsx'
import { emojiSections } from '#features/emoji/model/EmojiSection.ts'
import { SectionStrip } from './SectionStrip.tsx'
import { sectionTitle } from '#features/emoji/model/sectionTitle.ts'
import { StickerGrid } from './StickerGrid.tsx'

export interface EmojiPickerProps {
  /** @param stays the person wants to choose more */
  onPick: (emoji: PickerEmoji, stays: boolean) => void
  /** Takes the address of a sticker; without it stickers are not offered. */
  onSticker?: ((address: string) => void) | undefined
  /** Unicode emoji only, because the server accepts no images here. */
  builtInOnly?: boolean | undefined
  /** The search takes the focus: there is a keyboard. */
  focusOnOpen: boolean
}

const none: readonly never[] = []

/** All emoji: a search, links to the sections, the grid, and the name of the focused one. */
export function EmojiPicker({ onPick, onSticker, builtInOnly = false, focusOnOpen }: EmojiPickerProps) {
  const t = useT()
  const session = useSession()
  const tag = useLanguage().language.tag
  const language = emojiLanguage(tag)
  const table = use(loadBuiltInEmoji(tag))
  const memory = useSlot(emojiMemoryOf)
  const { tone } = useCell(memory)
  // Frozen, so that choosing one emoji does not move the others.
  const [{ recent }] = useState(memory.get)
  const own = useSessionQuery({ ...serverEmojiQuery(session), enabled: !builtInOnly })
  const { data: packs = none } = useSessionQuery({ ...stickersQuery(session), enabled: onSticker !== undefined })
  const server = own.data ?? none
  // Thousands of emoji: memoized, so that focusing another one does not compute them again.
  const { data: added = none } = useSessionQuery(addedEmojiQuery(session))
  const defaultValue = useMemo(() => toned(withAddedEmoji(table, added), tone), [table, added, tone])
  const sections = useMemo(() => emojiSections({ defaultValue, server, recent }), [defaultValue, server, recent])
  const titles = useMemo(() => sections.map((section) => sectionTitle(t, section)), [sections, t])
  const findable = useMemo(() => findableEmoji([...server, ...defaultValue]), [server, defaultValue])
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(0)
  const [isAtStickers, setAtStickers] = useState(false)
  const [seen, setSeen] = useState<PickerEmoji | null>(null)
  const grid = useRef<EmojiGridHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const found = useMemo(() => (query === '' ? null : searchEmoji(findable, query)), [findable, query])
  const shown = useMemo(
    () =>
      found
        ? [{ title: t('emoji.found', { count: found.length }), emojis: found }]
        : sections.map(({ emojis }, index) => ({ title: titles[index] ?? '', emojis })),
    [found, sections, t, titles],
  )
  const pick = (emoji: PickerEmoji, stays: boolean) => {
    void memory.use(emojiText(emoji))
    onPick(emoji, stays)
  }
  return (
    <div className={css.picker}>
      <EmojiSearch
        field={search}
        focusOnOpen={focusOnOpen}
        onSearch={(text) => {
          setAtStickers(false)
          setQuery(text)
        }}
        onDown={() => grid.current?.focus()}
        onEnter={(text) => {
          const best = text.trim() === '' ? undefined : searchEmoji(findable, text)[0]
          if (best) pick(best, false)
        }}
      />
      <SectionStrip
        sections={sections}
        titles={titles}
        current={isAtStickers ? null : found ? -1 : current}
        onShow={(index) => {
          if (search.current) search.current.value = ''
          setQuery('')
          setAtStickers(false)
          setCurrent(index)
          // The grid of all emoji may have to render first.
          requestAnimationFrame(() => grid.current?.showSection(index))
        }}
        onStickers={onSticker && packs.length > 0 ? () => setAtStickers(true) : undefined}
      />
      <p className={css.said} role="status">
        {found && t('emoji.found', { count: found.length })}
      </p>
      {isAtStickers && onSticker ? (
        <StickerGrid packs={packs} onPick={onSticker} />
      ) : found?.length === 0 ? (
        <p className={css.none}>{t('emoji.none')}</p>
      ) : (
        <EmojiGrid
          key={query}
          ref={grid}
          label={t('emoji.picker')}
          sections={shown}
          language={language}
          onPick={pick}
          onLook={setSeen}
          onSection={setCurrent}
          onLeave={() => search.current?.focus()}
        />
      )}
      <EmojiFooter
        seen={seen}
        language={language}
        tone={tone}
        onTone={(chosen) => void memory.setTone(chosen)}
        failed={own.error !== null && !own.isFetching}
        onRetry={own.refetch}
      />
    </div>
  )
}

/** The characters that this system draws, in a tone. */
function toned(table: readonly BuiltInEmoji[], tone: SkinTone): readonly BuiltInEmoji[] {
  const newest = newestDrawn(document)
  return table
    .filter(({ version }) => version <= newest)
    .map((emoji) => (emoji.hasTones && tone > 0 ? { ...emoji, character: withTone(emoji.character, tone) } : emoji))
}
