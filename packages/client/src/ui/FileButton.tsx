import { useRef } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import css from './VisuallyHidden.module.css'

export interface FileButtonProps extends ButtonLook {
  children: string
  /** A longer label, if the page has several. */
  label?: string
  /** Kinds of files, as the browser's choice takes them. */
  accept: string
  busy?: boolean | undefined
  onFile: (file: File) => void
}

/** A button for choosing one file. The same file can be chosen again. */
export function FileButton({ children, label, accept, onFile, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        className={css.hidden}
        type="file"
        accept={accept}
        aria-label={label ?? children}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
