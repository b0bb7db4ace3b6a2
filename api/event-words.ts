/** What happened, for each event: its title in a timeline, the calls that cause it, or words of its own where it comes about otherwise. */
import { endpoints } from './features.ts'
import { hasMessage, messageOf } from './platform/texts/messages/messages.ts'

const own: Record<string, string> = {
  '*': 'Every event.',
  'broadcast.decided': 'The test of a broadcast has a winner, which goes to the rest',
  'broadcast.failed': 'A broadcast reached nobody',
  'broadcast.progressed': 'More emails of a broadcast have left',
  'broadcast.sent': 'All emails of a broadcast have left',
  'broadcast.started': 'Sending a broadcast began',
  'checkout.completed': 'An order was carried out',
  'connection.stopped': 'A connection no longer syncs until somebody repairs it',
  'conversation.answered': 'An assistant answered a visitor',
  'conversation.message_added': 'A message was added to a conversation',
  'conversation.rated': 'A visitor rated an answer',
  'conversation.started': 'A visitor started a conversation',
  'conversation.waiting': 'A visitor waits for a person',
  'domain.failed': 'A domain could not be verified, or another site proved to have it',
  'domain.verified': 'A domain is verified',
  'email.link_clicked': 'A click is known to be a person’s or a program’s',
  'golden_question.run_ended': 'All golden questions were asked',
  'impersonation.ended': 'An administrator no longer acts as a user',
  'impersonation.started': 'An administrator acts as a user',
  'invoice.paid': 'An invoice was paid',
  'invoice.payment_failed': 'The payment of an invoice failed',
  'invoice.refunded': 'An invoice was refunded',
  'keyword.written': 'Content for a keyword was written',
  'knowledge_source.read': 'A knowledge source was read',
  'lead.subscribed': 'A lead agreed to marketing email',
  'lead.noted': 'Something that the product notes of a lead changed, of which no other event tells',
  'manager.joined': 'Somebody accepted an invitation',
  'operation.completed': 'An operation is done',
  'operation.created': 'An operation began',
  'operation.failed': 'An operation broke off',
  'operation.updated': 'An operation made progress',
  'runs.changed': 'Runs of journeys moved on: at most once a second, on the stream alone',
  'sandbox.expired': 'The time of a sandbox is over',
  'sandbox.failed': 'A sandbox does not run',
  'sandbox.ready': 'A sandbox runs',
  'sandbox.space_over': 'A sandbox takes more space than it has',
  'sender.verified': 'A sender confirmed their address',
  'site_page.not_published': 'A page could not be published at its time',
  'subscription.created': 'A subscription began',
  'subscription.ended': 'A subscription ended',
  'subscription.updated': 'A subscription changed',
  'user.deletion_canceled': 'Somebody signed in again and keeps their account',
  'webhook_endpoint.disabled': 'A webhook endpoint was disabled after many failures',
}

/** The calls that cause an event, and what the first of them does. */
const calls = Map.groupBy(
  endpoints.flatMap(({ contract }) => (contract.audit ? [contract] : [])),
  ({ audit }) => audit?.name ?? '',
)

function wordsOf(name: string): string {
  const title = own[name] ?? (hasMessage(`event.${name}`) ? messageOf('en', `event.${name}`) : undefined)
  const causes = calls.get(name) ?? []
  const by = causes.length > 0 ? ` (${causes.map(({ operationId }) => `\`${operationId}\``).join(', ')})` : ''
  return `${title ?? causes[0]?.summary ?? ''}${by}`
}

/** A list of names of events, each with what happened. */
export const withEventWords = (
  schema: { enum?: readonly string[] } = {},
  names: readonly string[] = schema.enum ?? [],
): object => ({
  ...schema,
  enum: names,
  'x-enumDescriptions': Object.fromEntries(names.map(name => [name, wordsOf(name)])),
})
