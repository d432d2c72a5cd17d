import { fields, isTrue, line, record, requireRecord, texts } from './read.ts'
import type { NodeInfo } from './model.ts'

/** Every key of the metadata is optional: Mastodon and GoToSocial send none of them. Throws DecodeError for anything but an object. */
export function decodeNodeInfo(value: unknown): NodeInfo {
  const raw = requireRecord(value, 'nodeinfo')
  const software = fields(raw.software)
  const metadata = fields(raw.metadata)
  const visibility = record(metadata.publicTimelineVisibility)
  return {
    software: { name: line(software.name), version: line(software.version) },
    openRegistrations: isTrue(raw.openRegistrations),
    name: line(metadata.nodeName),
    private: isTrue(metadata.private),
    // A server that does not say federates.
    federating: fields(metadata.federation).enabled !== false,
    suggestionsEnabled: isTrue(fields(metadata.suggestions).enabled),
    mailerEnabled: isTrue(metadata.mailerEnabled),
    accountActivationRequired: isTrue(metadata.accountActivationRequired),
    restrictedNicknames: texts(metadata.restrictedNicknames),
    staffAccounts: texts(metadata.staffAccounts),
    privilegedStaff: isTrue(metadata.privilegedStaff),
    localBubbleInstances: texts(metadata.localBubbleInstances),
    publicTimelineVisibility: visibility && {
      federated: isTrue(visibility.federated),
      local: isTrue(visibility.local),
      bubble: isTrue(visibility.bubble),
    },
    federatedTimelineAvailable: metadata.federatedTimelineAvailable !== false,
    federation: fields(metadata.federation),
    features: texts(metadata.features),
  }
}
