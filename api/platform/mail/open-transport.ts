/** The transport of some settings: the one place where drivers are chosen. */
import type { LookupFunction } from 'node:net'
import type { TransportSettings } from '../config/transport-settings.ts'
import { postmark_messages_max, postmarkTransport } from './providers/postmark.ts'
import { sesTransport } from './providers/ses.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'

export interface TransportParts {
  connections_max: number
  now: () => number
  /** Look-up of names of mail servers that a person typed. */
  lookup?: LookupFunction
}

/** Messages that one connection carries at a time. */
export const messagesAtOnce = ({ type }: Pick<TransportSettings, 'type'>): number =>
  type === 'postmark' ? postmark_messages_max : 1

export function openTransport(settings: TransportSettings, { lookup, ...parts }: TransportParts): MailTransport {
  const { connections_max } = parts
  switch (settings.type) {
    case 'smtp':
      return smtpTransport(settings.url, { connections_max }, lookup)
    case 'ses':
      return sesTransport(settings, parts)
    case 'postmark':
      return postmarkTransport(settings, parts)
  }
}
