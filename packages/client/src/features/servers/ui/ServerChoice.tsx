import { use, useEffect, useState, type ReactNode } from 'react'

import { hasNoServer } from '#features/servers/model/hasNoServer.ts'
import { visitedServer } from '#features/session/model/visitedServer.ts'
import type { Device } from '#features/session/model/Device.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { pickLanguage } from '#i18n/pickLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'

import { ServerStart } from './ServerStart.tsx'
import css from './servers.module.css'

export interface ServerChoiceProps {
  device: Device
  /** Why the start failed. */
  error: unknown
  /** The message about the failure. */
  children: ReactNode
}

/** After a failed start of a visitor: the choice of a server where there is none, and a way to it from one that was chosen before. */
export function ServerChoice({ device, error, children }: ServerChoiceProps) {
  const t = useT()
  const [isChosen, setChosen] = useState(false)
  const language = use(LanguageContext)
  // Without a server the language comes from the browser alone. English stays where the catalogue cannot be loaded.
  useEffect(() => void language.choose(pickLanguage(navigator.languages, [])).catch(() => {}), [language])
  if (isChosen || hasNoServer(error)) return <ServerStart device={device} open={(path) => location.assign(path)} />
  if (visitedServer(device) === device.page) return children
  return (
    <>
      {children}
      <aside className={css.other} aria-label={t('servers.title')}>
        <Button onClick={() => setChosen(true)}>{t('servers.change')}</Button>
      </aside>
    </>
  )
}
