import { useRef, useState, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { useScreenChange } from '#app/page/useScreenChange.ts'
import { href } from '#features/addresses/model/href.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { isComposingKey } from '#lib/isComposingKey.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { isTooLong, startSearch } from '#features/search/model/startSearch.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { searchIcon } from '#ui/icons/search.ts'
import css from './BarSearch.module.css'

/** Search from anywhere: a field that opens in the bar, and on a narrow page the way to the screen (spec 1, section 2). */
export function BarSearch({ narrow }: { narrow: boolean }) {
  const t = useT()
  return narrow ? <IconLink href={href.search()} icon={searchIcon} label={t('search.title')} on="bar" data-search /> : <ExpandingSearch />
}

function ExpandingSearch() {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const isLong = isTooLong(text)
  useScreenChange(() => setOpen(false))

  function close(): void {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  /** The typed text stays for the next search. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>): void {
    if (relatedTarget !== null && !currentTarget.form?.contains(relatedTarget)) setOpen(false)
  }

  if (!isOpen) {
    return (
      <IconButton
        ref={opener}
        icon={searchIcon}
        label={t('search.title')}
        on="bar"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        data-search
      />
    )
  }
  return (
    <form
      role="search"
      aria-label={t('search.title')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isLong) return
        setOpen(false)
        setText('')
        startSearch(session, navigation, text)
      }}
    >
      <input
        ref={focusOnce}
        type="search"
        className={css.field}
        aria-label={t('search.field')}
        aria-invalid={isLong || undefined}
        title={isLong ? t('search.tooLong') : undefined}
        placeholder={t('search.field')}
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return
          event.preventDefault()
          close()
        }}
        onBlur={onBlur}
        data-search
      />
      <IconButton type="submit" onBlur={onBlur} icon={searchIcon} label={t('search.action')} on="bar" />
    </form>
  )
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus()
