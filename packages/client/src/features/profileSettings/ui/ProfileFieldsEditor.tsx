import { useRef } from 'react'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { withFieldMoved, withNewField, type FieldErrors, type EditedField } from '#features/accounts/model/ProfileText.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { useDragOrder } from '#features/composer/model/useDragOrder.ts'
import { Button } from '#ui/Button.tsx'
import { plusIcon } from '#ui/icons/plus.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { ProfileFieldRow } from './ProfileFieldRow.tsx'
import css from './profile.module.css'
import { useSession } from '#features/session/model/useSession.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { copyIcon } from '#ui/icons/copy.ts'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'

export interface ProfileFieldsEditorProps {
  account: Pick<AccountRecord, 'fields' | 'own' | 'url'>
  fields: readonly EditedField[]
  errors: FieldErrors
  onChange: (fields: readonly EditedField[]) => void
}

/** The table of the profile: rows that are added, removed and put in order by pointer and keys. */
export function ProfileFieldsEditor({ account, fields, errors, onChange }: ProfileFieldsEditorProps) {
  const t = useT()
  const announce = useAnnounce()
  const add = useRef<HTMLButtonElement>(null)
  const { maxFields, nameLength, valueLength } = useServer(({ instance }) => instance.fieldsLimits)
  const isFull = maxFields > 0 && fields.length >= maxFields

  function move(from: number, to: number): void {
    const moved = withFieldMoved(fields, from, to)
    if (moved === fields) return
    onChange(moved)
    announce(t('accountSettings.fields.moved', { place: to + 1, count: fields.length }))
  }
  const order = useDragOrder(fields.length, move)

  return (
    <SettingsSection
      id="fields"
      title={t('accountSettings.fields.title')}
      hint={t('announce.joined', {
        first: t('accountSettings.fields.hint', { count: maxFields }),
        second: t('accountSettings.fields.lengths', { name: nameLength, value: valueLength }),
      })}
    >
      {fields.length > 0 && (
        <ul className={css.fields} {...order.handlers}>
          {fields.map((field, index) => (
            <ProfileFieldRow
              key={field.id}
              field={field}
              place={{ index, count: fields.length }}
              verifiedAt={verifiedAt(account, field)}
              errors={{ name: errors.names.has(field.id), value: errors.values.has(field.id) }}
              isDragged={order.dragged === index}
              onChange={(part) => onChange(fields.with(index, { ...field, ...part }))}
              onMove={(by) => move(index, index + by)}
              onDrag={(event) => order.begin(event, index)}
              onRemove={() => {
                onChange(fields.toSpliced(index, 1))
                // The focused element was removed.
                add.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <FormFailure>{errors.isTooMany && t('accountSettings.fields.tooMany', { count: maxFields })}</FormFailure>
      <div className={css.tools}>
        <Button
          ref={add}
          size="small"
          icon={plusIcon}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && onChange(withNewField(fields))}
        >
          {t(isFull ? 'accountSettings.fields.full' : 'accountSettings.fields.add')}
        </Button>
      </div>
      <LinkProof address={account.url} />
    </SettingsSection>
  )
}

/** Time of the server's last verification of a row's link; null if it was changed since. */
function verifiedAt({ fields, own }: Pick<AccountRecord, 'fields' | 'own'>, { name, value }: EditedField): string | null {
  const index = own?.fields.findIndex((field) => field.name === name && field.value === value) ?? -1
  return fields[index]?.verifiedAt ?? null
}

/** How a link of the profile gets its mark: the page behind it links back with `rel="me"`. */
function LinkProof({ address }: { address: string }) {
  const t = useT()
  const session = useSession()
  const words = `<a rel="me" href="${address}">`
  return (
    <Disclosure summary={t('accountSettings.proof.title')}>
      <div className={css.help}>
        <p className={css.faint}>{t('accountSettings.proof.text')}</p>
        <code className={css.code} dir="ltr">
          {words}
        </code>
        <Button size="small" icon={copyIcon} onClick={() => void copyWords(session, `${words}${address}</a>`)}>
          {t('accountSettings.proof.copy')}
        </Button>
      </div>
    </Disclosure>
  )
}
