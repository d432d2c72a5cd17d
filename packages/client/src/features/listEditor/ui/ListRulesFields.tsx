import type { RepliesPolicy } from '@rookery/api/wire/userList'
import type { ListDraft } from '#features/lists/model/listDraftsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'

const policies = ['list', 'followed', 'none'] as const satisfies readonly RepliesPolicy[]

export interface ListRulesFieldsProps {
  /** null where the server has no such rule. */
  exclusive: boolean | null
  repliesPolicy: RepliesPolicy | null
  onChange: (part: Partial<Omit<ListDraft, 'picks'>>) => void
}

/** The rules of a list, where the server has them. */
export function ListRulesFields({ exclusive, repliesPolicy, onChange }: ListRulesFieldsProps) {
  const t = useT()
  return (
    <>
      {repliesPolicy !== null && (
        <Select
          label={t('lists.replies')}
          value={repliesPolicy}
          options={policies.map((value) => ({ value, label: t(`lists.replies.${value}`) }))}
          onSelect={(value) => onChange({ repliesPolicy: value })}
        />
      )}
      {exclusive !== null && (
        <Checkbox
          label={t('lists.exclusive')}
          hint={t('lists.exclusive.hint')}
          checked={exclusive}
          onChange={(event) => onChange({ exclusive: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
