import { useId } from 'react'

import { sitePeersQuery } from '#features/about/model/site.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { TextField } from '#ui/TextField.tsx'

/** A longer list is not helpful, and browsers show about twenty entries. */
const minTyped = 2
const maxProposed = 30

export interface ServerNameFieldProps {
  label: string
  value: string
  /** It is in the list already and is not suggested. */
  isKnown: (name: string) => boolean
  onChange: (typed: string) => void
}

/** A field for the name of a server, which proposes those that this one knows. */
export function ServerNameField({ label, value, isKnown, onChange }: ServerNameFieldProps) {
  const session = useSession()
  const proposals = useId()
  const query = value.trim().toLowerCase()
  // Without the list names can still be typed.
  const { data: peers = [] } = useSessionQuery({ ...sitePeersQuery(session), enabled: query.length >= minTyped })
  return (
    <>
      <TextField
        label={label}
        value={value}
        list={proposals}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={proposals}>
        {query.length >= minTyped &&
          peers
            .filter((name) => name.includes(query) && !isKnown(name))
            .slice(0, maxProposed)
            .map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
      </datalist>
    </>
  )
}
