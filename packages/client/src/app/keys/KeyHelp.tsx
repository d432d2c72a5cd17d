import { useT } from '#i18n/useT.ts'
import { SettingControl } from '#features/settingControls/ui/SettingControl.tsx'
import { Dialog } from '#ui/Dialog.tsx'

import css from './KeyHelp.module.css'
import type { KeyPage } from './KeyPage.ts'
import { keysFor, type KeyGroup } from './keyTable.ts'

export interface KeyHelpProps {
  page: Pick<KeyPage, 'session' | 'router'>
  /** Whether letters do anything. */
  on: boolean
  onClose: () => void
}

const groups: readonly KeyGroup[] = ['moving', 'post', 'page', 'go']

/** The table of keys, without those that do not apply to this reader. */
export function KeyHelp({ page, on, onClose }: KeyHelpProps) {
  const t = useT()
  const rows = keysFor(page)
  return (
    <Dialog title={t('keys.title')} closeLabel={t('general.close')} onClose={onClose} size="large">
      <div className={css.hint}>
        <SettingControl setting="keyboardShortcuts" hint={on ? t('keys.hint') : t('keys.off')} />
      </div>
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group} className={css.group} aria-label={t(`keys.group.${group}`)}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl>
              {rows
                .filter((row) => row.group === group)
                .map((row) => (
                  <div key={row.keys[0]} className={css.row} data-off={(row.shortcut && !on) || undefined}>
                    <dt>{t(row.label)}</dt>
                    <dd>
                      {row.keys.map((keys) => (
                        <Keys key={keys} keys={keys} />
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowDown: '↓' }

/** A key, two at once or two after another, as keyboards print them: in Latin letters in any language. */
function Keys({ keys }: { keys: string }) {
  return (
    <span className={css.combination} dir="ltr">
      {keys.split(/(?<=.)[ +](?=.)/).map((key) => (
        <kbd key={key} className={css.key}>
          {arrows[key] ?? key.replace(/(?<=e)(?=[DU])/, ' ')}
        </kbd>
      ))}
    </span>
  )
}
