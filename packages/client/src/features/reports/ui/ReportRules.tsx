import { oneLine } from '@rookery/content'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import css from './ReportDialog.module.css'

export interface ReportRulesProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Which of the server's rules were broken, where it has some. */
export function ReportRules({ chosen, onChange }: ReportRulesProps) {
  const t = useT()
  const rules = useServer(({ instance }) => instance.rules)
  if (rules.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('report.rules')}</legend>
      {rules.map(({ id, text }) => (
        <Checkbox
          key={id}
          label={<bdi>{oneLine(text)}</bdi>}
          checked={chosen.includes(id)}
          onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  )
}
