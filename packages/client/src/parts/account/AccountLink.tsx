import type { AccountId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { useAccountField } from '#data/entities/useAccountField.ts'
import { useProfilePath } from './useProfilePath.ts'

/** A link to a profile; the full handle is its tooltip. */
export function AccountLink({ id, className, children }: { id: AccountId; className?: string | undefined; children: ReactNode }) {
  const acct = useAccountField(id, 'acct')
  const path = useProfilePath(id)
  return (
    <a className={className} href={path} title={acct && `@${acct}`}>
      {children}
    </a>
  )
}
