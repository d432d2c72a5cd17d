import { useEffect, useRef } from 'react'

import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

import { FailureBox } from './FailureBox.tsx'
import css from './signIn.module.css'
import type { SignInEvent, SignInFlow } from '#features/signIn/model/signInFlow.ts'

/** Texts of the two second factors, and the events that switch between them. */
const kinds: Record<'totp' | 'recovery', { title: MessageId; label: MessageId; hint: MessageId; other: MessageId; toOther: SignInEvent }> =
  {
    totp: {
      title: 'signIn.totpTitle',
      label: 'signIn.totpCode',
      hint: 'signIn.totpHint',
      other: 'signIn.useRecovery',
      toOther: { kind: 'recoveryChosen' },
    },
    recovery: {
      title: 'signIn.recoveryTitle',
      label: 'signIn.recoveryCode',
      hint: 'signIn.recoveryHint',
      other: 'signIn.useTotp',
      toOther: { kind: 'totpChosen' },
    },
  }

export interface CodeFormProps {
  strategy: 'totp' | 'recovery'
  flow: SignInFlow
  onSubmit: (code: string) => void
  onEvent: (event: SignInEvent) => void
}

/** The one-time code, or a recovery code in its place. After a wrong one the field is empty and has the focus. */
export function CodeForm({ strategy, flow, onSubmit, onEvent }: CodeFormProps) {
  const t = useT()
  const kind = kinds[strategy]
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!code.current) return
    code.current.value = ''
    code.current.focus()
  }, [strategy])
  useEffect(() => {
    if (!code.current || flow.failure === null) return
    // A code that the server has not judged may still be right.
    if ('text' in flow.failure.message || flow.failure.message.key === 'login.wrongCredentials') code.current.value = ''
    code.current.focus()
    code.current.select()
  }, [flow.failure])
  return (
    <form
      className={css.form}
      aria-label={t(kind.title)}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = code.current?.value.trim() ?? ''
        if (typed !== '') onSubmit(typed)
      }}
    >
      <TextField
        ref={code}
        label={t(kind.label)}
        hint={t(kind.hint)}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        inputMode={strategy === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FailureBox failure={flow.failure} onDismiss={() => onEvent({ kind: 'failureDismissed' })} />
      <Button type="submit" tone="primary" wide disabled={flow.loggingIn}>
        {t('signIn.verify')}
      </Button>
      <div className={css.ways}>
        <Button tone="quiet" onClick={() => onEvent(kind.toOther)}>
          {t(kind.other)}
        </Button>
        <Button tone="quiet" onClick={() => onEvent({ kind: 'cancelled' })}>
          {t('general.cancel')}
        </Button>
      </div>
    </form>
  )
}
