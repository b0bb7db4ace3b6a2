/**
 * A site with leads and a published journey in business hours. `mail`: tag, a day's delay, a mail that goes nowhere.
 * `plain`: what others measure, three activities and a timer: tag, set a field, a day's delay, take the tag away.
 */

import { recordConsent } from '../../../api/site/contacts/consents/rules.ts'
import { captureLead } from '../../../api/site/contacts/leads/rules.ts'
import { verifySender } from '../../../api/site/email/senders/rules.ts'
import { createHarness, type Reply } from '../../../api/testing/harness.ts'

const leads_at_once = 500
const business_hours = {
  business_days: [1, 2, 3, 4, 5],
  day_start: '09:00',
  day_end: '18:00',
  timezone: 'Europe/Madrid',
}

export type JourneyKind = 'mail' | 'plain'
export type JourneySite = Awaited<ReturnType<typeof prepareJourney>>

/** Nothing works on the site yet: its leads are in, and no journey has looked at them. */
export async function prepareJourney(leads: number, kind: JourneyKind = 'mail') {
  const h = await createHarness()
  const right = (answer: Reply): string => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body.id
  }
  const site_id = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site_id}`
  right(await h.patch(at, { postal_address: 'Calle Mayor 1, Madrid' }))
  const tag_id = right(await h.post(`${at}/tags`, { name: 'Welcome' }))
  const sender = { first_name: 'Ana', last_name: 'García', email: 'ana@casaverde.example', signature: 'Ana García' }
  const sender_id = right(await h.post(`${at}/senders`, { ...sender, reply_to: 'hola@casaverde.example' }))
  await h.inSite(site_id, tx => verifySender(tx, sender_id, sender.email, h.clock.now()))
  const template_id = right(
    await h.post(`${at}/templates`, {
      name: 'Welcome',
      subject: 'Welcome, {{ lead.first_name | default: "friend" }}',
      preheader: 'What comes next',
      body_text:
        'Hello {{ lead.first_name }},\n\nsee [our prices](https://example.com/prices?a=1) or write to us.\n\n[Unsubscribe]({{ unsubscribe_url }})',
    }),
  )
  const field = { name: 'stage', label: 'Stage', type: 'text' }
  const field_id = right(await h.post(`${at}/custom-fields`, field))
  const tag = { id: 'tag', type: 'assign_tags', tag_ids: [tag_id] }
  const wait = { id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }
  const document = {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    business_hours,
    steps: {
      mail: [tag, wait, { id: 'mail', type: 'send_email', template_id, sender_id }],
      plain: [
        tag,
        { id: 'field', type: 'set_custom_field_value', field_id, value: 'welcomed' },
        wait,
        { id: 'untag', type: 'remove_tags', tag_ids: [tag_id] },
      ],
    }[kind],
  }
  const journey_id = right(await h.post(`${at}/journeys`, { name: 'Welcome', document }))
  right(await h.post(`${at}/journeys/${journey_id}/publish`, { enroll: 'new' }))
  for (let done = 0; done < leads; done += leads_at_once) {
    await h.inSite(site_id, async (tx, context) => {
      for (let i = done; i < Math.min(done + leads_at_once, leads); i++) {
        const capture = {
          email: `lead${i}@example.com`,
          values: { first_name: 'Lucía' },
          tag_ids: [],
          audience_ids: [],
        }
        const how = { source: 'form', overwrite: false, subscribed: true } as const
        const { lead } = await captureLead(tx, { ...capture, ...how }, context)
        const consent = { text: 'I agree', text_version: 1, place: 'api', method: 'api', page_url: null, locale: null }
        await recordConsent(tx, { lead_id: lead.id, ...consent, place: 'api', method: 'api' }, context)
      }
    })
  }
  return { ...h, site_id, journey_id }
}
