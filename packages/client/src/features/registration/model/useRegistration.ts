import { useState } from 'react'

import { executorOf } from '#features/actions/model/executorOf.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { checkRegistration, type RegistrationErrors } from './checkRegistration.ts'
import { endRegistrationDraft, storeRegistrationDraft, readRegistrationDraft } from './registrationDraft.ts'
import type { RegistrationInput } from './RegistrationInput.ts'
import { useOpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { register, type RegisterResult } from './register.ts'
import { notifySignedIn } from '#features/signIn/model/notifySignedIn.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { createStoredText } from '#features/session/model/StoredText.ts'
import { useCell } from '#lib/useCell.ts'

import { useCaptcha } from './useCaptcha.ts'

const nothing: RegistrationInput = {
  username: '',
  fullName: '',
  email: '',
  bio: '',
  password: '',
  confirmation: '',
  language: '',
  reason: '',
}

const noErrors: RegistrationErrors = {}

/** A registration from its first letter to the server's answer. @param language of the interface, which the mails get unless another is chosen */
export function useRegistration({ inviteToken, language }: { inviteToken: string | undefined; language: string }) {
  const session = useSession()
  const sessions = useOpenSessions()
  const { instance, nodeInfo } = useCell(session.server)
  const rules = { emailRequired: nodeInfo?.accountActivationRequired ?? false, reasonRequired: instance.approvalRequired }
  const captcha = useCaptcha()
  const [tab] = useState(() => createStoredText(() => sessionStorage))
  const [input, setInput] = useState<RegistrationInput>(() => ({ ...nothing, language, ...readRegistrationDraft(tab, session.origin) }))
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<readonly Message[]>([])

  function change(part: Partial<RegistrationInput>): void {
    const next = { ...input, ...part }
    storeRegistrationDraft(tab, session.origin, next)
    setInput(next)
  }

  async function attempt(): Promise<RegisterResult | null> {
    setTried(true)
    const isSolved = captcha.check()
    if (!isSolved || Object.keys(checkRegistration(input, rules)).length > 0) return null
    setSending(true)
    setFailure([])
    const before = session.device.accounts.get()
    const result = await register(session, input, { inviteToken, captcha: captcha.solved() })
    setSending(false)
    if (result.kind === 'refused') setFailure(result.errors)
    else if (result.kind === 'unknown') setFailure([result.message])
    else {
      session.device.accounts.rememberName(input.username.trim())
      endRegistrationDraft(tab, session.origin, input.email.trim())
    }
    if (result.kind === 'signedIn') notifySignedIn(sessions, result.account, before)
    // A captcha is valid for one attempt.
    if (result.kind === 'refused' || result.kind === 'unknown') captcha.renew()
    return result
  }

  return {
    input,
    rules,
    errors: tried ? checkRegistration(input, rules) : noErrors,
    sending,
    failure,
    captcha,
    change,
    /** Sends the form unless something is missing, or it is on its way already; null then. */
    send: () => executorOf(session).once('register', attempt),
  }
}
