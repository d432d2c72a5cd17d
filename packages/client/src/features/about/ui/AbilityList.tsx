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

/** Abilities of the server, each with its state, how that is known, and what the client does without it. */
export function AbilityList({ rows }: { rows: readonly CapabilityState[] }) {
  const t = useT()
  return (
    <ul className={css.abilities}>
      {rows.map(({ id, name, support, evidence, without, note }) => (
        <li key={id} className={css.ability}>
          <p className={css.line}>
            <EnglishText>{name}</EnglishText>
            <strong className={css.support} data-support={support}>
              {t(supportTexts[support])}
            </strong>
          </p>
          <p className={css.details}>
            <EnglishText>{note === null ? `Known from: ${evidence}` : `Known from: ${evidence} (${note})`}</EnglishText>
          </p>
          {support !== 'yes' && (
            <p className={css.details}>
              <EnglishText>{`Without it: ${without}`}</EnglishText>
            </p>
          )}
        </li>
      ))}
    </ul>
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
