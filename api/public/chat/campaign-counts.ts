/** Counts what happens in a chat for the campaign that captures by its assistant. Without a campaign there is nothing to count. */

import type { Handle } from '../../platform/database/handle.ts'
import type { InAction } from '../../platform/features/context.ts'
import { localDay } from '../../platform/texts/local-days.ts'
import { countHappened } from '../../site/capture/results/rules.ts'
import type { Origin } from '../../site/contacts/lead-records/rules.ts'
import { resultFacts } from '../submissions/rules.ts'

interface InChat {
  /** `shown`: a conversation began. */
  what: 'shown' | 'submitted'
  assistant_id: string
  campaign: { id: string } | undefined
  origin: Origin
  page_url: string
  is_new_lead?: boolean
  robot?: boolean
}

export async function countInChat(
  tx: Handle<'site'>,
  { what, assistant_id, campaign, origin, page_url, is_new_lead = false, robot = false }: InChat,
  { site, now }: Pick<InAction, 'site' | 'now'>,
): Promise<void> {
  if (!campaign) return
  await countHappened(tx, [
    {
      what,
      ...{ source_id: assistant_id, campaign_id: campaign.id, variant: '', is_new_lead },
      day: localDay(site.timezone, now()),
      visitor_id: origin.visitor_id ?? undefined,
      robot,
      facts: resultFacts(origin, page_url),
    },
  ])
}
