import type { AccountId } from '@rookery/api/wire/model'
import { shownHandle } from '@rookery/content'
import type { ReactNode } from 'react'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useProfilePath } from '#features/accounts/model/useProfilePath.ts'

export interface AccountLinkProps {
  id: AccountId
  className?: string | undefined
  /** It contains an image only, so the handle is its name. */
  named?: boolean
  /** A name next to it links there, too: screen readers and the keyboard reach only one of the two. */
  isDouble?: boolean
  children: ReactNode
}

/** A link to a profile; the full handle is its tooltip. */
export function AccountLink({ id, className, named = false, isDouble = false, children }: AccountLinkProps) {
  const acct = useAccountField(id, 'acct')
  const path = useProfilePath(id)
  const handle = acct && `@${shownHandle(acct)}`
  return (
    <a
      className={className}
      href={path}
      title={handle}
      aria-label={named ? handle : undefined}
      aria-hidden={isDouble || undefined}
      tabIndex={isDouble ? -1 : undefined}
    >
      {children}
    </a>
  )
}
