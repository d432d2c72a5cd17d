import { stateTexts } from '@rookery/api/servers/capabilityReport'
import type { CapabilityState } from '@rookery/api/servers/capabilityStates'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import css from './abilities.module.css'

const supportTexts = {
  yes: 'abilities.yes',
  no: 'abilities.no',
  partly: 'abilities.partly',
  stub: 'abilities.partly',
  unknown: 'abilities.unknown',
} as const satisfies Readonly<Record<CapabilityState['support'], MessageId>>

/** Abilities of the server, each with its state, its evidence and the client's fallback. */
export function AbilityList({ rows }: { rows: readonly CapabilityState[] }) {
  return (
    <ul className={css.abilities}>
      {rows.map((row) => (
        <Ability key={row.id} row={row} />
      ))}
    </ul>
  )
}

function Ability({ row }: { row: CapabilityState }) {
  const t = useT()
  const { known, without } = stateTexts(row)
  return (
    <li className={css.ability}>
      <p className={css.line}>
        <EnglishText>{row.name}</EnglishText>
        <strong className={css.support} data-support={row.support}>
          {t(supportTexts[row.support])}
        </strong>
      </p>
      <p className={css.details}>
        <EnglishText>{known}</EnglishText>
      </p>
      {without !== null && (
        <p className={css.details}>
          <EnglishText>{without}</EnglishText>
        </p>
      )}
    </li>
  )
}

/** A text of the table of capabilities, which is English in all languages of the interface. */
export function EnglishText({ children }: { children: string }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  )
}
