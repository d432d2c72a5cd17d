/** `GET /api/v1/instance`. */
export interface RawInstance {
  uri: string
  title: string
  description: string
  short_description: string
  email: string
  version: string
  urls: { streaming_api: string }
  stats: { user_count: number; status_count: number; domain_count: number; remote_user_count: number }
  thumbnail: string
  languages: string[]
  registrations: boolean
  approval_required: boolean
  max_toot_chars: number
  poll_limits: RawPollLimits
  upload_limit: number
  avatar_upload_limit: number
  background_upload_limit: number
  banner_upload_limit: number
  background_image: string
  description_limit: number
  pleroma: {
    metadata: {
      account_activation_required: boolean
      features: string[]
      federation: RawFederation
      fields_limits: { max_fields: number; max_remote_fields: number; name_length: number; value_length: number }
      post_formats: string[]
      privileged_staff: boolean
    }
    stats: { mau: number }
    vapid_public_key: string
  }
}

export interface RawPollLimits {
  max_options: number
  max_option_chars: number
  min_expiration: number
  max_expiration: number
}

/** Only `enabled` if the server does not publish its rules; a key for each policy otherwise. */
export interface RawFederation {
  enabled: boolean
  exclusions?: boolean
  mrf_policies?: string[]
  quarantined_instances?: string[]
  quarantined_instances_info?: { quarantined_instances: Record<string, { reason: string }> }
  [policy: `mrf_${string}`]: unknown
}

/** `GET /nodeinfo/2.0.json`. */
export interface RawNodeInfo {
  version: string
  software: { name: string; version: string; repository?: string }
  protocols: string[]
  services: { inbound: string[]; outbound: string[] }
  openRegistrations: boolean
  usage: { users: { total: number; activeMonth: number; activeHalfyear: number }; localPosts: number }
  metadata: {
    nodeName: string
    nodeDescription: string
    private: boolean
    suggestions: { enabled: boolean }
    staffAccounts: string[]
    federation: RawFederation
    /** These keys alone keep the snake case. */
    pollLimits: RawPollLimits
    postFormats: string[]
    uploadLimits: { general: number; avatar: number; background: number; banner: number }
    fieldsLimits: { maxFields: number; maxRemoteFields: number; nameLength: number; valueLength: number }
    accountActivationRequired: boolean
    invitesEnabled: boolean
    mailerEnabled: boolean
    features: string[]
    restrictedNicknames: string[]
    skipThreadContainment: boolean
    privilegedStaff: boolean
    localBubbleInstances: string[]
    publicTimelineVisibility: { federated: boolean; local: boolean; bubble: boolean }
    federatedTimelineAvailable: boolean
  }
}
