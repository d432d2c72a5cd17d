import { useEffect, useRef, useState } from 'react'

import { faultText } from '#features/servers/model/faultText.ts'
import type { FoundServer, ServerSearch } from '#features/servers/model/findServer.ts'
import { readServerAddress } from '#features/servers/model/readServerAddress.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'

import { ServerActions } from './ServerActions.tsx'
import { ServerSummary } from './ServerSummary.tsx'
import css from './servers.module.css'

export interface ServerPickerProps {
  /** Origins of servers that were visited before, latest first. */
  recent: readonly string[]
  find: (origin: string, signal: AbortSignal) => Promise<ServerSearch>
  onSignIn: (server: FoundServer) => void
  /** Absent where only a sign-in makes sense. */
  onVisit?: (server: FoundServer) => void
  onRegister?: (server: FoundServer) => void
}

type Result = { readonly kind: 'searching'; readonly host: string } | (ServerSearch & { readonly host: string }) | null

/** Finds the server of a typed address, handle or link, and shows how it describes itself. */
export function ServerPicker({ recent, find, ...actions }: ServerPickerProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isUnreadable, setUnreadable] = useState(false)
  const [result, setResult] = useState<Result>(null)
  const field = useRef<HTMLInputElement>(null)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function search(origin: string): Promise<void> {
    underWay.current?.abort()
    const { signal } = (underWay.current = new AbortController())
    const { host } = new URL(origin)
    setUnreadable(false)
    setResult({ kind: 'searching', host })
    const found = await find(origin, signal).catch((error: unknown) => {
      if (signal.aborted) return null
      throw error
    })
    if (found !== null && !signal.aborted) setResult({ ...found, host })
  }

  function submit(): void {
    const origin = readServerAddress(typed)
    if (origin !== null) return void search(origin)
    setUnreadable(true)
    setResult(null)
    field.current?.focus()
  }

  // Another address may be looked for while a slow server has not responded.
  const isAsked = result?.kind === 'searching' && readServerAddress(typed)?.endsWith(`//${result.host}`)
  return (
    <div className={css.picker}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          ref={field}
          label={t('servers.address')}
          data-arrival
          name="server"
          dir="ltr"
          inputMode="url"
          value={typed}
          hint={t('servers.addressHint')}
          error={isUnreadable && t('servers.unreadable')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" tone={result?.kind === 'found' ? 'plain' : 'primary'} wide busy={isAsked}>
          {t('servers.find')}
        </Button>
      </form>
      {/* Rendered while empty: a live region that is inserted with its text is not announced. */}
      <div className={css.result} role="status">
        {result?.kind === 'searching' && (
          <p className={css.searching}>
            <Spinner />
            {t('servers.finding', { host: result.host })}
          </p>
        )}
        {result?.kind === 'fault' && <p className={css.fault}>{faultText(t, result.host, result.fault, result.software)}</p>}
        {result?.kind === 'found' && <ServerSummary server={result.server} />}
      </div>
      {result?.kind === 'found' && <ServerActions server={result.server} {...actions} />}
      {recent.length > 0 && (
        <section className={css.recent} aria-label={t('servers.recent')}>
          <h2>{t('servers.recent')}</h2>
          <ul>
            {recent.map((origin) => (
              <li key={origin}>
                <Button
                  onClick={() => {
                    setTyped(new URL(origin).host)
                    void search(origin)
                  }}
                >
                  <bdi>{new URL(origin).host}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
