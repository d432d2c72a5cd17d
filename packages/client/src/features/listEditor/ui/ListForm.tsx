import type { AccountId, ListId } from '@rookery/api/wire/model'
import type { UserList, RepliesPolicy } from '@rookery/api/wire/userList'
import { useState } from 'react'
import { saveList } from '#features/lists/model/saveList.ts'
import { href } from '#features/addresses/model/href.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { DeleteListButton } from './DeleteListButton.tsx'
import css from './ListForm.module.css'
import { ListMembers } from './ListMembers.tsx'
import { MemberSearch } from './MemberSearch.tsx'
import { useListDraft } from '#features/listEditor/model/useListDraft.ts'
import { usePickedPeople } from '#features/listEditor/model/usePickedPeople.ts'
import type { ListDraft } from '#features/lists/model/listDraftsOf.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'

const policies = ['list', 'followed', 'none'] as const satisfies readonly RepliesPolicy[]

interface ListRulesFieldsProps {
  /** null where the server has no such rule. */
  exclusive: boolean | null
  repliesPolicy: RepliesPolicy | null
  onChange: (part: Partial<Omit<ListDraft, 'picks'>>) => void
}

/** The rules of a list, where the server has them. */
function ListRulesFields({ exclusive, repliesPolicy, onChange }: ListRulesFieldsProps) {
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

export interface ListFormProps {
  /** null for a new one. */
  list: UserList | null
  /** Members according to the server. */
  members: readonly AccountId[]
}

/** A list's title, rules and members. Saving leads to its timeline; after a failure the input stays. */
export function ListForm({ list, members }: ListFormProps) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const hasExclusive = useCapability('exclusiveLists')
  const hasReplies = useCapability('listReplies')
  const { draft, isChanged, change, forget, discard } = useListDraft(list?.id ?? null)
  const { isDeleted, isShown } = usePickedPeople(draft.picks)
  // A list whose members were refused is there already.
  const [created, setCreated] = useState<ListId | null>(null)
  const [saving, setSaving] = useState<{ readonly busy: boolean; readonly error: Message | null }>({ busy: false, error: null })
  const title = draft.title ?? list?.title ?? ''
  const exclusive = draft.exclusive ?? list?.exclusive ?? false
  const repliesPolicy = draft.repliesPolicy ?? list?.repliesPolicy ?? 'list'
  const known = new Set(members)
  const isIn = (id: AccountId) => draft.picks.get(id) ?? known.has(id)
  const all = [...[...draft.picks.keys()].filter((id) => !known.has(id) && !isDeleted(id)), ...members]
  const pick = (id: AccountId, on: boolean) => change({ picks: new Map([...draft.picks, [id, on]]) })

  async function save(): Promise<void> {
    setSaving({ busy: true, error: null })
    const rules = { ...(hasExclusive && { exclusive }), ...(hasReplies && { repliesPolicy }) }
    const saved = await saveList(session, list?.id ?? created, { title: title.trim(), rules, members: all.filter(isIn) })
    setCreated(saved.id)
    setSaving({ busy: false, error: saved.error })
    if (saved.error !== null || saved.id === null) return
    forget()
    navigation.navigate(href.list(saved.id), { replace: true })
  }

  return (
    <Screen
      title={t(list === null ? 'lists.new' : 'lists.edit')}
      flush
      actions={
        <span className={css.save}>
          <Button type="submit" form="list" size="small" tone="primary" busy={saving.busy} disabled={title.trim() === ''}>
            {t(list === null ? 'lists.create' : 'lists.save')}
          </Button>
        </span>
      }
    >
      <form
        id="list"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.busy && title.trim() !== '') void save()
        }}
      >
        <TextField
          label={t('lists.name')}
          value={title}
          dir="auto"
          autoComplete="off"
          maxLength={255}
          error={saving.error && t('lists.saveFailed', { error: messageText(t, saving.error) })}
          onChange={(event) => change({ title: event.currentTarget.value })}
          data-arrival={list === null || undefined}
        />
        <ListRulesFields exclusive={hasExclusive ? exclusive : null} repliesPolicy={hasReplies ? repliesPolicy : null} onChange={change} />
        <div className={css.bar}>
          <p className={css.kept} role="status">
            {isChanged && t('lists.kept')}
          </p>
          {isChanged && (
            <Button size="small" onClick={discard}>
              {t('lists.discard')}
            </Button>
          )}
          {list !== null && <DeleteListButton list={list} onDelete={forget} />}
        </div>
      </form>
      <MemberSearch isIn={isIn} onPick={pick} />
      <ListMembers ids={all.filter(isShown)} isIn={isIn} onPick={pick} />
    </Screen>
  )
}
