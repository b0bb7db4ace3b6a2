/** What each way out for email needs to know, by its type. */
export interface SmtpSettings {
  type: 'smtp'
  /** As `SMTP_URL`. */
  url: string
}

export interface SesSettings {
  type: 'ses'
  access_key_id: string
  secret_access_key: string
  region: string
  configuration_set: string | null
  /** Absent: Amazon's own. */
  endpoint?: string | undefined
}

export interface PostmarkSettings {
  type: 'postmark'
  server_token: string
  message_stream: string
  /** Absent: Postmark's own. */
  endpoint?: string | undefined
}

export type TransportSettings = SmtpSettings | SesSettings | PostmarkSettings
export type TransportType = TransportSettings['type']
