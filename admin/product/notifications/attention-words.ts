/** What waits for somebody, in words, and where it is dealt with. */
import type { AttentionKind } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'
import type { Href } from '../../ui/href.ts'
import { aiDraftsPath, journeysPath } from '../journeys/paths.ts'
import { pathTo } from '../screens/path-to.ts'

export const attentionWords: Record<AttentionKind, MessageKey<{ count: number }>> = {
  failed_runs: 'attention.failed_runs',
  texts_to_approve: 'attention.texts_to_approve',
  emails_in_doubt: 'attention.emails_in_doubt',
  unverified_senders: 'attention.unverified_senders',
  journeys_paused: 'attention.journeys_paused',
}

export function attentionPath(kind: AttentionKind, site_id: string): Href {
  switch (kind) {
    case 'texts_to_approve':
      return aiDraftsPath(site_id)
    case 'emails_in_doubt':
      return pathTo('/sites/$site_id/emails/sent', { site_id }, { state: 'unknown' })
    case 'unverified_senders':
      return pathTo('/sites/$site_id/emails/senders', { site_id })
    default:
      return journeysPath(site_id)
  }
}
