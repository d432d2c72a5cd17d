import { useState, type ClipboardEvent } from 'react'
import { namedThing } from '#features/search/model/namedThing.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { isTooLong, startSearch } from '#features/search/model/startSearch.ts'
import { Button } from '#ui/Button.tsx'
import { searchIcon } from '#ui/icons/search.ts'
import { TextField } from '#ui/TextField.tsx'
import css from './SearchForm.module.css'

/** The search field. An address or complete handle that is pasted into it is searched at once. */
export function SearchForm({ query }: { query: string }) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const [{ typed, of }, setTyped] = useState({ typed: query, of: query })
  // Back and forward show the search of that history entry.
  if (of !== query) setTyped({ typed: query, of: query })
  const write = (text: string) => setTyped({ typed: text, of: query })
  const isLong = isTooLong(typed)

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const pasted = event.clipboardData.getData('text').trim()
    if (!isWhole || namedThing(pasted) === null || isTooLong(pasted)) return
    event.preventDefault()
    write(pasted)
    startSearch(session, navigation, pasted)
  }

  return (
    <form
      role="search"
      aria-label={t('search.title')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLong) startSearch(session, navigation, typed)
      }}
    >
      <TextField
        type="search"
        label={t('search.field')}
        labelHidden
        placeholder={t('search.field')}
        error={isLong && t('search.tooLong')}
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
        onPaste={onPaste}
        data-search
        data-arrival={query === '' || undefined}
      />
      <Button type="submit" tone="primary" icon={searchIcon}>
        <span className={css.word}>{t('search.action')}</span>
      </Button>
    </form>
  )
}
