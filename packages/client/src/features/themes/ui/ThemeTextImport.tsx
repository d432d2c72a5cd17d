import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import css from './theme.module.css'

export interface ThemeTextImportProps {
  /** Takes the text of a theme, or its address on the reader's server. True if that was one: the field is empty then. */
  onText: (text: string) => Promise<boolean>
}

/** A field for the text of a theme, or for its address on the reader's server. */
export function ThemeTextImport({ onText }: ThemeTextImportProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      if (await onText(text)) setText('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Disclosure summary={t('themeImport.text')}>
      <form
        className={css.textImport}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextArea
          label={t('themeImport.field')}
          hint={t('themeImport.hint')}
          value={text}
          dir="ltr"
          rows={4}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
          {t('themeImport.submit')}
        </Button>
      </form>
    </Disclosure>
  )
}
