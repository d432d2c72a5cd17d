/** `POST /oauth/token`. */
export interface RawToken {
  id: number
  token_type: 'Bearer'
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
  created_at: number
  /** Absent for the token of an app. */
  me?: string
}

/** `POST /api/v1/apps`. */
export interface RawApp {
  id: string
  name: string
  client_id: string
  client_secret: string
  redirect_uri: string
  website: string | null
  vapid_key: string
}
