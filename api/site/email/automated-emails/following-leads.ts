/** Who gets a welcome or a thank-you: whoever came by a form. What imports and people add gets none. */

import type { Handle } from '../../../platform/database/handle.ts'
import { type ConsumerContext, consumer } from '../../../platform/features/consumer.ts'
import { formSubmitted } from '../../capture/submissions/events.ts'
import { leadConfirmed, leadCreated, leadSubscribed } from '../../contacts/lead-records/events.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { lastAutomatedSend, queueAutomatedSend } from '../emails/rules.ts'
import { firstReadySender } from '../senders/rules.ts'
import { automatedEmailLimits } from './limits.ts'
import { presentAutomated } from './rules.ts'
import { anyEnabledBut } from './store.ts'

type Tx = Handle<'site'>

async function send(
  tx: Tx,
  automated: 'welcome' | 'thank_you',
  lead_id: string,
  context: ConsumerContext,
): Promise<void> {
  const { enabled, template_id, sender_id } = await presentAutomated(tx, automated)
  const sender = sender_id ?? (await firstReadySender(tx))
  if (!enabled || template_id === null || sender === undefined) return
  const { newId } = context
  await queueAutomatedSend(tx, { automated, lead_id, template_id, sender_id: sender }, { newId, now: context.now() })
}

/** Once for each lead, however often they come back. */
async function welcome(tx: Tx, lead_id: string, context: ConsumerContext): Promise<void> {
  const lead = await findLead(tx, lead_id)
  if (lead?.mailability !== 'subscribed' || lead.confirmation === 'pending') return
  if ((await lastAutomatedSend(tx, lead_id, 'welcome')) === undefined) await send(tx, 'welcome', lead_id, context)
}

/** Who must confirm gets one email from a form, not two: the address may be another's. */
async function thank(tx: Tx, lead_id: string, context: ConsumerContext): Promise<void> {
  const lead = await findLead(tx, lead_id)
  if (!lead || lead.confirmation === 'pending') return
  const last = await lastAutomatedSend(tx, lead_id, 'thank_you')
  const again_at = (last ?? Number.NEGATIVE_INFINITY) + automatedEmailLimits.thank_you_again_hours_min * 3_600_000
  if (context.now() >= again_at) await send(tx, 'thank_you', lead_id, context)
}

export const followingLeads = consumer(
  'automated_emails',
  [leadCreated, leadSubscribed, leadConfirmed, formSubmitted],
  async (tx, batch, context) => {
    for (const event of batch) {
      const { lead_id } = event
      if (lead_id === null) continue
      if (event.name === 'form.submitted' && !event.data.must_confirm) await thank(tx, lead_id, context)
      else if (event.name === 'lead.confirmed') await welcome(tx, lead_id, context)
      else if (event.name === 'lead.created' && event.data.source === 'form') await welcome(tx, lead_id, context)
      else if (event.name === 'lead.subscribed' && event.data.cause === 'form') await welcome(tx, lead_id, context)
    }
  },
  { wanted: tx => anyEnabledBut(tx, 'confirmation') },
)
