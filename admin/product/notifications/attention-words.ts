/** What waits for somebody, in words, and where it is dealt with. */
import type { AttentionType } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'
import type { Href } from '../../ui/href.ts'
import { assistantsPath } from '../assistants/paths.ts'
import { connectionsPath } from '../connections/paths.ts'
import { aiDraftsPath, journeysPath } from '../journeys/paths.ts'
import { pathTo } from '../screens/path-to.ts'

export const attentionWords: Record<AttentionType, MessageKey<{ count: number }>> = {
  failed_runs: 'attention.failed_runs',
  texts_to_approve: 'attention.texts_to_approve',
  approvals_pending: 'attention.approvals_pending',
  emails_in_doubt: 'attention.emails_in_doubt',
  transport_down: 'attention.transport_down',
  automated_emails_failing: 'attention.automated_emails_failing',
  broken_sending_domains: 'attention.broken_sending_domains',
  domains_not_pointing: 'attention.domains_not_pointing',
  unverified_senders: 'attention.unverified_senders',
  journeys_paused: 'attention.journeys_paused',
  journeys_throttled: 'attention.journeys_throttled',
  ai_budget_used_up: 'attention.ai_budget_used_up',
  leads_beyond_limit: 'attention.leads_beyond_limit',
  disabled_webhooks: 'attention.disabled_webhooks',
  stopped_connections: 'attention.stopped_connections',
  broadcasts_late: 'attention.broadcasts_late',
  conversations_unanswered: 'attention.conversations_unanswered',
  assistants_without_answers: 'attention.assistants_without_answers',
  emails_beyond_plan: 'attention.emails_beyond_plan',
  emails_late: 'attention.emails_late',
  conversations_waiting: 'attention.conversations_waiting',
  failed_sandboxes: 'attention.failed_sandboxes',
  sandboxes_waiting: 'attention.sandboxes_waiting',
}

export function attentionPath(type: AttentionType, site_id: string): Href {
  switch (type) {
    case 'texts_to_approve':
      return aiDraftsPath(site_id)
    case 'approvals_pending':
      return pathTo('/sites/$site_id/approvals', { site_id })
    case 'emails_in_doubt':
      return pathTo('/sites/$site_id/emails/sent', { site_id }, { status: 'unknown' })
    case 'broken_sending_domains':
      return pathTo('/sites/$site_id/emails/domains', { site_id })
    case 'failed_sandboxes':
      return pathTo('/sites/$site_id/sandboxes', { site_id }, { machine_status: 'failed' })
    case 'sandboxes_waiting':
      return pathTo('/sites/$site_id/sandboxes', { site_id })
    case 'domains_not_pointing':
      return pathTo('/sites/$site_id/site/domains', { site_id })
    case 'transport_down':
      return pathTo('/sites/$site_id/emails/settings', { site_id })
    case 'automated_emails_failing':
      return pathTo('/sites/$site_id/emails/automated', { site_id })
    case 'ai_budget_used_up':
      return pathTo('/sites/$site_id/marketing/automated-journeys/settings', { site_id })
    case 'leads_beyond_limit':
      return pathTo('/sites/$site_id/leads', { site_id })
    case 'broadcasts_late':
      return pathTo('/sites/$site_id/emails/broadcasts', { site_id }, { status: 'paused' })
    case 'unverified_senders':
      return pathTo('/sites/$site_id/emails/senders', { site_id })
    case 'stopped_connections':
      return connectionsPath(site_id)
    case 'disabled_webhooks':
      return pathTo('/sites/$site_id/webhooks', { site_id })
    case 'emails_beyond_plan':
      return pathTo('/sites/$site_id/emails/sent', { site_id }, { status: 'not_started' })
    case 'emails_late':
      return pathTo('/sites/$site_id/emails/settings', { site_id })
    case 'assistants_without_answers':
    case 'conversations_unanswered':
    case 'conversations_waiting':
      return assistantsPath(site_id)
    default:
      return journeysPath(site_id)
  }
}
