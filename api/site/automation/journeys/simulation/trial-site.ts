/** For tests: a site with what journeys need, and how they are tried on it. */
import { makerFor } from '../../../../testing/fixtures/make.ts'
import { createHarness } from '../../../../testing/harness.ts'
import { recordConsent } from '../../../contacts/consents/rules.ts'
import { captureLead } from '../../../contacts/leads/rules.ts'

export interface Entry {
  at: string
  local: string
  zone: string
  step_id: string | null
  type: string
  reason: string
  detail: Record<string, unknown>
  email?: Record<string, unknown>
  branches?: Record<string, unknown>[]
}

export async function trialSite() {
  const h = await createHarness()
  const site_id = await h.newSite('Casa Verde')
  const { base: at, make, ...maker } = makerFor(h, site_id)
  let journeys = 0

  const newTemplate = (name: string, text: string) =>
    maker.newTemplate(name, text, { subject: `${name}, {{ lead.first_name }}`, preheader: 'First' })
  const newLead = (email: string): Promise<string> =>
    h.inSite(site_id, async (tx, context) => {
      const values = { first_name: 'Lucía' }
      const capture = { email, values, tag_ids: [], audience_ids: [], overwrite: false, subscribed: true }
      const { lead } = await captureLead(tx, { ...capture, source: 'form', timezone: 'Europe/Madrid' }, context)
      const consent = { text: 'Yes', text_version: 1, page_url: null, locale: null, place: 'api' } as const
      await recordConsent(tx, { lead_id: lead.id, ...consent, method: 'api' }, context)
      return lead.id
    })
  const newJourney = (steps: unknown[], settings: object = {}) =>
    maker.newJourney(`Journey ${++journeys}`, steps, { use_lead_timezone: true, ...settings })
  async function simulate(journey_id: string, body: object) {
    const reply = await h.post(`${at}/journeys/${journey_id}/simulate`, body)
    return { ...reply, entries: (reply.body.entries ?? []) as unknown as Entry[] }
  }

  await maker.postalAddress()
  const ids = {
    tag: await maker.newTag('Gold'),
    field: await make('custom-fields', { type: 'text', name: 'color', label: 'Color' }),
    sender: await maker.newVerifiedSender(),
    unverified: await maker.newSender('new@casaverde.example'),
    template: await newTemplate('Welcome', 'Hello {{ lead.first_name }},'),
    question: await newTemplate('Question', '{{ question }}'),
    lead: await newLead('maria@example.com'),
  }

  const mail = (id: string, settings: object = {}) => {
    const mailed = { template_id: ids.template, sender_id: ids.sender }
    return { id, type: 'send_email', ...mailed, ...settings }
  }
  const wait = (id: string, value: number, unit = 'days') => ({ id, type: 'delay', duration: { value, unit } })
  const hasTag = () => ({ type: 'rule', field: 'tags', op: 'has', value: ids.tag })
  return { h, at, ids, newLead, newTemplate, newJourney, simulate, mail, wait, hasTag }
}
