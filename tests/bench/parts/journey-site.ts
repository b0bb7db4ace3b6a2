/**
 * A site with leads and a published journey in business hours. `mail`: tag, a day's delay, a mail that goes nowhere.
 * `plain`: what others measure, three activities and a timer: tag, set a field, a day's delay, take the tag away.
 */

import { recordConsent } from '../../../api/site/contacts/consents/rules.ts'
import { captureLead } from '../../../api/site/contacts/leads/rules.ts'
import { makerFor } from '../../../api/testing/fixtures/make.ts'
import { createHarness } from '../../../api/testing/harness.ts'
import { welcome } from './letters.ts'

const leads_at_once = 500
const business_hours = {
  business_days: [1, 2, 3, 4, 5],
  day_start: '09:00',
  day_end: '18:00',
  timezone: 'Europe/Madrid',
}

export type JourneyKind = 'mail' | 'plain'
export type JourneySite = Awaited<ReturnType<typeof prepareJourney>>

/** Nothing works on the site yet: its leads are in, and no journey has looked at them. `text` is that of the email. */
export async function prepareJourney(leads: number, type: JourneyKind = 'mail', text = welcome) {
  const h = await createHarness()
  const site_id = await h.newSite('Casa Verde')
  const { make, postalAddress, newTag, newTemplate, ...maker } = makerFor(h, site_id)
  await postalAddress()
  const tag_id = await newTag('Welcome')
  const sender_id = await maker.newVerifiedSender()
  const subject = 'Welcome, {{ lead.first_name | default: "friend" }}'
  const template_id = await newTemplate('Welcome', '', { subject, preheader: 'What comes next', body_text: text })
  const field = { name: 'stage', label: 'Stage', type: 'text' }
  const field_id = await make('custom-fields', field)
  const tag = { id: 'tag', type: 'assign_tags', tag_ids: [tag_id] }
  const wait = { id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }
  const steps = {
    mail: [tag, wait, { id: 'mail', type: 'send_email', template_id, sender_id }],
    plain: [
      tag,
      { id: 'field', type: 'set_custom_field_value', field_id, value: 'welcomed' },
      wait,
      { id: 'untag', type: 'remove_tags', tag_ids: [tag_id] },
    ],
  }[type]
  const journey_id = await maker.newJourney('Welcome', steps, { business_hours })
  await maker.publishJourney(journey_id)
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
