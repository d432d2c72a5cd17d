/** A mark on an account that a server's tag policy heeds. */
export interface PolicyTag {
  readonly id:
    | 'forceNsfw'
    | 'stripMedia'
    | 'forceUnlisted'
    | 'sandbox'
    | 'disableRemoteSubscription'
    | 'disableAnySubscription'
    | 'quarantine'
  /** As the server has it. */
  readonly tag: string
  /** It does something to people of this server alone (spec 2, section 6). */
  readonly isLocal: boolean
}

export const policyTags: readonly PolicyTag[] = [
  { id: 'forceNsfw', tag: 'mrf_tag:media-force-nsfw', isLocal: false },
  { id: 'stripMedia', tag: 'mrf_tag:media-strip', isLocal: false },
  { id: 'forceUnlisted', tag: 'mrf_tag:force-unlisted', isLocal: false },
  { id: 'sandbox', tag: 'mrf_tag:sandbox', isLocal: false },
  { id: 'disableRemoteSubscription', tag: 'mrf_tag:disable-remote-subscription', isLocal: true },
  { id: 'disableAnySubscription', tag: 'mrf_tag:disable-any-subscription', isLocal: true },
  { id: 'quarantine', tag: 'mrf_tag:quarantine', isLocal: true },
]
