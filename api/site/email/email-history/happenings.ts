/** What the history of emails tells: the events of emails by the words of the contract. */
import { emailBounced, emailComplained, emailReplied } from '../email-responses/events.ts'
import {
  emailClicked,
  emailDelivered,
  emailNotDelivered,
  emailOpened,
  emailSkipped,
  emailUnknown,
} from '../emails/events.ts'

export const historyNames = [
  'delivered',
  'not_delivered',
  'unknown',
  'skipped',
  'opened',
  'clicked',
  'bounced',
  'complained',
  'replied',
] as const
export type HistoryName = (typeof historyNames)[number]

export const eventOf: Record<HistoryName, string> = {
  delivered: emailDelivered.name,
  not_delivered: emailNotDelivered.name,
  unknown: emailUnknown.name,
  skipped: emailSkipped.name,
  opened: emailOpened.name,
  clicked: emailClicked.name,
  bounced: emailBounced.name,
  complained: emailComplained.name,
  replied: emailReplied.name,
}

export const nameOf = new Map(historyNames.map(name => [eventOf[name], name]))
