import { useId, useState } from 'react'
import { parseContent, shownHandle, textOf } from '@rookery/content'
import { saveMuteRule } from '#features/filters/model/saveMuteRule.ts'
import { draftOfMuteRule, muteRuleError, type SavedMuteRule } from '#features/filters/model/MuteRuleDraft.ts'
import { tryMuteRule } from '#features/filters/model/tryMuteRule.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { longestMuteRule, muteRuleContexts } from '#features/settings/model/MuteRuleSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './MuteRules.module.css'

/** Seconds. */
const times = { hour: 3600, day: 86_400, week: 604_800, month: 2_592_000 } as const
type Expiry = 'keep' | 'never' | keyof typeof times

/** Hits that are shown as examples. */
const shownHits = 3

/** Editor of a mute rule, wherever it is stored, with a trial on the home timeline. */
export function MuteRuleEditor({ stored, onClose }: { stored: SavedMuteRule | null; onClose: () => void }) {
  const t = useT()
  const form = useId()
  const session = useSession()
  const [draft, setDraft] = useState(() => draftOfMuteRule(stored))
  const [expiry, setExpiry] = useState<Expiry>(draft.expiresIn === undefined ? 'keep' : 'never')
  const [wasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Message | null>(null)
  const version = useCapability('ownFilters')
  const { keptAt: storedAt, kind, text, contexts, hides } = draft
  const isServer = storedAt === 'server'
  const error = muteRuleError(draft)
  const trial = error === null ? tryMuteRule(session, draft) : null
  const kinds = isServer ? (['word', 'phrase'] as const) : (['word', 'phrase', 'pattern'] as const)
  const places = muteRuleContexts.filter((one) => !(isServer && version === 'v1' && one === 'account'))
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const save = async () => {
    setTried(true)
    if (error !== null || isBusy) return
    setBusy(true)
    const expiresIn = expiry === 'keep' ? undefined : expiry === 'never' ? null : times[expiry]
    const found = await saveMuteRule(session, { ...draft, contexts: places.filter((one) => contexts.includes(one)), expiresIn }, stored)
    setBusy(false)
    setRefusal(found)
    if (found === null) onClose()
  }
  return (
    <Dialog
      title={t(stored === null ? 'muteRules.add' : 'muteRules.edit')}
      closeLabel={t('general.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={isBusy}>
            {t('muteRules.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('muteRules.text')}
          hint={kind === 'pattern' && t('muteRules.pattern.hint')}
          error={(wasTried || text !== '') && error !== null && error !== 'nowhere' && t(`muteRules.problem.${error}`)}
          value={text}
          maxLength={longestMuteRule}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <Select
          label={t('muteRules.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`muteRules.kind.${value}`) }))}
          onSelect={(next) => change({ kind: next })}
        />
        {stored === null && (
          <Select
            label={t('muteRules.keptAt')}
            hint={t(isServer ? 'muteRules.server.hint' : 'muteRules.client.hint')}
            value={storedAt}
            options={[
              { value: 'client', label: t('muteRules.client') },
              { value: 'server', label: t('muteRules.server') },
            ]}
            onSelect={(next) => change({ keptAt: next, kind: next === 'server' && kind === 'pattern' ? 'phrase' : kind })}
          />
        )}
        <fieldset className={css.places}>
          <legend className={css.legend}>{t('muteRules.where')}</legend>
          {places.map((one) => (
            <Checkbox
              key={one}
              label={t(`muteRules.in.${one}`)}
              checked={contexts.includes(one)}
              onChange={({ currentTarget: { checked } }) =>
                change({ contexts: muteRuleContexts.filter((context) => (context === one ? checked : contexts.includes(context))) })
              }
            />
          ))}
          <p role="alert" className={css.problem}>
            {error === 'nowhere' && t('muteRules.problem.nowhere')}
          </p>
        </fieldset>
        <Checkbox
          label={t('muteRules.hide')}
          hint={t('muteRules.hide.hint')}
          checked={hides}
          onChange={({ currentTarget }) => change({ hides: currentTarget.checked })}
        />
        <Select
          label={t('muteRules.expiry')}
          value={expiry}
          options={([...(draft.expiresIn === undefined ? (['keep'] as const) : []), 'never', 'hour', 'day', 'week', 'month'] as const).map(
            (value) => ({
              value,
              label: t(`muteRules.expiry.${value}`),
            }),
          )}
          onSelect={setExpiry}
        />
        <div role="status" className={css.trial}>
          {trial === null ? (
            t('muteRules.trial.none')
          ) : (
            <>
              <p>
                {t('announce.joined', {
                  first: t('muteRules.trial', { count: trial.hits.length }),
                  second: t('muteRules.trial.of', { count: trial.of }),
                })}
              </p>
              <ul>
                {trial.hits.slice(0, shownHits).map(({ id, acct, html }) => (
                  <li key={id}>
                    <bdi>@{shownHandle(acct)}</bdi>: <bdi>{textOf(parseContent(html)).trim().slice(0, 120)}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <p role="alert" className={css.problem}>
          {refusal && t('muteRules.error', { error: messageText(t, refusal) })}
        </p>
      </form>
    </Dialog>
  )
}
