import { fields, flag, record, requireRecord, text, texts } from './read.ts'
import type { NodeInfo } from './model.ts'

/** Every key of the metadata is optional: Mastodon and GoToSocial send none of them. Throws DecodeError for anything but an object. */
export function decodeNodeInfo(value: unknown): NodeInfo {
  const raw = requireRecord(value, 'nodeinfo')
  const software = fields(raw.software)
  const metadata = fields(raw.metadata)
  const visibility = record(metadata.publicTimelineVisibility)
  return {
    software: { name: text(software.name), version: text(software.version) },
    openRegistrations: flag(raw.openRegistrations),
    name: text(metadata.nodeName),
    private: flag(metadata.private),
    // Said only to switch it off.
    federating: fields(metadata.federation).enabled !== false,
    suggestionsEnabled: flag(fields(metadata.suggestions).enabled),
    mailerEnabled: flag(metadata.mailerEnabled),
    accountActivationRequired: flag(metadata.accountActivationRequired),
    restrictedNicknames: texts(metadata.restrictedNicknames),
    staffAccounts: texts(metadata.staffAccounts),
    localBubbleInstances: texts(metadata.localBubbleInstances),
    publicTimelineVisibility: visibility && {
      federated: flag(visibility.federated),
      local: flag(visibility.local),
      bubble: flag(visibility.bubble),
    },
    federatedTimelineAvailable: metadata.federatedTimelineAvailable !== false,
    federation: fields(metadata.federation),
    features: texts(metadata.features),
  }
}
