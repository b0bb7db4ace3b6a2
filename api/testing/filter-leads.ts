/** A site with 300 leads made of the samples, with values of every kind that a filter may ask for. */
import { expect } from 'vitest'
import { acting } from '../platform/features/write-context.ts'
import { enterLead } from '../site/capture/campaigns/rules.ts'
import { scoreEmail } from '../site/contacts/lead-quality/email-score.ts'
import { qualityColumns, saveOnLead } from '../site/contacts/lead-quality/rules.ts'
import { countContacts, countMail, noteOrigin, touchFacts } from '../site/contacts/lead-records/rules.ts'
import { captureLead } from '../site/contacts/leads/rules.ts'
import { dates, emails, names, numbers, originSample, pick, sizes, words } from './filter-samples.ts'
import type { Harness } from './harness.ts'

/** The custom fields, by name. */
export const customTypes = {
  note: 'text',
  story: 'textarea',
  size: 'number',
  vip: 'checkbox',
  born: 'date',
  plan: 'dropdown',
  pin: 'password',
  site: 'website',
  line: 'phone',
}

export async function makeFilterLeads(h: Harness, site: string) {
  const ids: string[] = []
  const tags: string[] = []
  const audiences: string[] = []
  const campaigns: string[] = []
  for (const [name, type] of Object.entries(customTypes)) {
    const options = type === 'dropdown' ? { options: sizes } : {}
    const made = await h.post(`/v1/sites/${site}/custom-fields`, { name, type, label: name, ...options })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
  }
  for (const name of ['a', 'b', 'c']) {
    tags.push((await h.post(`/v1/sites/${site}/tags`, { name })).body.id)
    audiences.push((await h.post(`/v1/sites/${site}/audiences`, { name })).body.id)
    campaigns.push((await h.post(`/v1/sites/${site}/campaigns`, { name, description: name })).body.id)
  }
  const database = await h.installation.databases.site(site)
  const { clock } = h.installation
  for (let i = 0; i < 300; i++) {
    h.clock.forward(i % 3)
    const given = {
      first_name: pick(names, i, 1),
      middle_name: pick(names, i, 3),
      last_name: pick(names, i, 5),
      phone: pick(['+34 600', '600 EXT 1', '911'], i, 1),
      note: pick(words, i, 2),
      story: pick(words, i, 4),
      size: pick(numbers, i, 1),
      vip: pick([true, false], i, 2),
      born: pick(dates, i, 3),
      plan: pick(sizes, i, 2),
      pin: pick(['1234'], i, 1),
      site: pick(['https://Example.com/Ä', 'http://b.example'], i, 1),
      line: pick(['600 1', '+1 (2) 34'], i, 2),
    }
    const values = Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)) as Record<
      string,
      string
    >
    const { lead } = await database.write(async tx => {
      const taken = await captureLead(
        tx,
        {
          email: emails[i] ?? `lead${i}@example.com`,
          values,
          tag_ids: tags.filter((_, t) => (i >> t) % 2 === 1),
          audience_ids: audiences.filter((_, a) => i % (a + 2) === 0),
          timezone: pick(['Europe/Madrid', 'UTC'], i, 1),
          language: pick(['en', 'es'] as const, i, 1),
          source: i % 2 === 0 ? 'form' : 'import',
          overwrite: false,
          subscribed: i % 3 === 0,
        },
        acting(h.installation, clock),
      )
      expect(taken.unknown).toEqual({})
      for (const campaign_id of campaigns.filter((_, c) => i % (c + 3) === 0)) {
        await enterLead(tx, { campaign_id, lead_id: taken.lead.id, at: clock.now(), noticed: true })
      }
      const known = { disposable: i % 2 === 0, free: i % 3 === 0, role_based: i % 5 === 0, confirmed: i % 4 === 0 }
      const quality =
        i % 7 > 0 ? scoreEmail({ ...known, mail: i % 11 > 0 ? 'accepts' : 'refuses', typo: false }) : undefined
      await saveOnLead(tx, taken.lead.id, {
        ...qualityColumns(quality, clock.now()),
        ...(known.confirmed && { confirmation: 'confirmed', confirmed_at: clock.now() }),
      })
      if (i % 8 === 0) await countMail(tx, taken.lead.id, 'opened', clock.now())
      else if (i % 4 === 0) await countContacts(tx, [{ lead_id: taken.lead.id, at: clock.now() }])
      const origin = { lead_id: taken.lead.id, visitor_id: null, ...originSample(i, touchFacts, clock.now()) }
      if (i % 13 > 0) await noteOrigin(tx, origin)
      return taken
    })
    ids.push(lead.id)
  }
  return { ids: [...new Set(ids)], tags, audiences, campaigns }
}
