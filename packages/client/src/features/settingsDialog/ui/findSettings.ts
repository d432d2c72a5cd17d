import { settingsTable } from '#features/settings/model/settingsTable.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Translate } from '#i18n/t.ts'
import { withoutAccents } from '#lib/withoutAccents.ts'
import { isMissing, switchesOf } from '#features/settingControls/model/missingSettings.ts'
import { choiceLabel, settingHint, settingLabel, type DrawnSetting } from '#features/settingControls/model/settingTexts.ts'
import { settingGroups, unplacedSettings, type SettingGroupRow } from '#features/settingsDialog/model/settingGroups.ts'
import type { SettingsReader, SettingsTab } from './settingsTabs.ts'

/** A setting as it is looked for. */
export interface SettingToFind {
  readonly tab: SettingsTab
  readonly id: string
  readonly label: string
  /** The heading above it, where that is another text. */
  readonly group: string
  /** All of its texts. */
  readonly words: string
}

/** Everything in the dialog by its words, in the order of the tabs. */
export function settingsToFind(t: Translate, reader: SettingsReader, tabs: readonly SettingsTab[]): readonly SettingToFind[] {
  return tabs.flatMap((tab) => {
    const placed: readonly SettingGroupRow[] = isTabOfGroups(tab.id) ? settingGroups[tab.id] : []
    const groups = tab.id === 'general' ? [...placed, unplacedSettings(t)] : placed
    const settings = groups.flatMap(({ title, settings: keys }) =>
      keys
        .filter((key) => !isMissing(key, reader.capabilities))
        .map((key) => ({ id: key as string, label: settingLabel(t, key), group: t(title), more: textsOf(t, key, reader) })),
    )
    const parts = (tab.finds ?? []).filter(({ isOffered }) => isOffered?.(reader) ?? true)
    const others = parts.map(({ id, title, words }) => ({
      id,
      label: t(title),
      group: '',
      more: (words ?? []).map((text: MessageId) => t(text)),
    }))
    return [...settings, ...others].map(({ id, label, group, more }) => ({
      tab,
      id,
      label,
      group,
      words: withoutAccents([label, group, t(tab.title), ...more].join(' ')),
    }))
  })
}

/** Those with all the words, however they are spelled; those whose label has them first. */
export function findSettings(all: readonly SettingToFind[], typed: string): readonly SettingToFind[] {
  const words = withoutAccents(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = all.filter((one) => words.every((word) => one.words.includes(word)))
  const isInLabel = ({ label }: SettingToFind) => words.every((word) => withoutAccents(label).includes(word))
  return [...hits.filter(isInLabel), ...hits.filter((hit) => !isInLabel(hit))]
}

function textsOf(t: Translate, key: DrawnSetting, { capabilities }: SettingsReader): readonly string[] {
  const row = settingsTable[key]
  const choices: readonly string[] = 'choices' in row ? row.choices : 'names' in row ? switchesOf(row.names, capabilities) : []
  return [key, settingHint(t, key) ?? '', ...choices.map((choice) => choiceLabel(t, key, choice))]
}

function isTabOfGroups(id: string): id is keyof typeof settingGroups {
  return Object.hasOwn(settingGroups, id)
}
