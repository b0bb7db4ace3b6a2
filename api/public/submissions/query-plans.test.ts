/** What a submission writes has few indexes: each list and look at those rows must find one that serves it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandle, type Handle } from '../../platform/database/handle.ts'
import type { ListPage } from '../../platform/http/list-page.ts'
import { pageOfConversations } from '../../site/assistants/conversations/lists-store.ts'
import { pageOfAnswers } from '../../site/automation/answers/store.ts'
import { pageOfSubmissions, replacePeople } from '../../site/capture/submissions/store.ts'
import { latestConsent, pageOfConsents } from '../../site/contacts/consents/store.ts'
import { countLeads } from '../../site/contacts/leads/counts.ts'
import { leadFacts, readTagIds } from '../../site/contacts/leads/facts.ts'
import { pageOfLeads } from '../../site/contacts/leads/pages.ts'
import { countRegistered } from '../../site/contacts/leads/registrations.ts'
import { indexedSorts, orderOf } from '../../site/contacts/leads/sorts.ts'
import { findTag, removeTag, tagsOfLead } from '../../site/contacts/tags/store.ts'
import { pageOfVisitors } from '../../site/contacts/visitors/store.ts'
import { pageOfHistory } from '../../site/email/email-history/store.ts'
import { pageOfResponses } from '../../site/email/email-responses/store.ts'
import { pageOfEmails } from '../../site/email/emails/store.ts'
import { pageOfSuppressions } from '../../site/email/suppressions/store.ts'
import { pageOfActivities } from '../../site/history/activities/store.ts'
import { pageOfAccesses } from '../../site/history/data-accesses/store.ts'
import { pageOfDeliveries } from '../../site/history/webhooks/delivery-store.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Plans')
})
afterAll(() => h.close())

type Asking = (db: Handle<'site'>) => Promise<unknown>

/** How SQLite goes about each statement that some work asks. */
async function planOf(work: Asking): Promise<string[]> {
  const asked: [string, readonly unknown[]][] = []
  const recorder = createHandle<'site'>(async (sql, params, method) => {
    asked.push([sql, params])
    return { rows: method === 'get' ? ['[]'] : [], changes: 0 }
  })
  await work(recorder)
  expect(asked.length).toBeGreaterThan(0)
  const database = await h.installation.databases.site(site)
  const steps: string[] = []
  for (const [sql, params] of asked) {
    const rows = await database.read(db => db.all(`explain query plan ${sql}`, params))
    steps.push(...rows.map(row => String(row[3])))
  }
  return steps
}

/** A look at every row of one of the tables, or at every entry of one of its indexes. */
const looksAtAll = (step: string) => /^SCAN (leads|l|submissions|s|consents|lead_sets|events)\b/.test(step)
const sorts = (step: string) => step.includes('TEMP B-TREE FOR ORDER BY')

test.each(indexedSorts)('the list of leads by %s needs no sorting', async sort => {
  for (const after of [null, ['lead_1', 'lead_1']]) {
    const order = orderOf(sort, [])!
    const plan = await planOf(db => pageOfLeads(db, { now: 0, timezone: 'UTC' }, { after, limit: 50, order }))
    expect(
      plan.filter(step => sorts(step) || /^SCAN leads$/.test(step)),
      plan.join('\n'),
    ).toEqual([])
  }
})

const asked: [string, Asking][] = [
  ['leads of some days', db => countRegistered(db, [{ from: 0, to: 1 }])],
  ['the leads of a tag', db => countLeads(db, { now: 0, timezone: 'UTC', tag_id: 'tag_1' })],
  ['how many have a tag', db => findTag(db, 'tag_1')],
  ['how many are on an audience', db => countLeads(db, { now: 0, timezone: 'UTC', audience_id: 'aud_1' })],
  ['the tags of a lead', db => tagsOfLead(db, 'lead_1')],
  ['the tags of a page of leads', db => readTagIds(db, ['lead_1', 'lead_2'])],
  ['the facts of leads', db => leadFacts(db, ['lead_1'])],
  ['the end of a tag', db => removeTag(db, 'tag_1')],
  ['the submissions of a popup', db => pageOfSubmissions(db, { ...page, popup_id: 'popup_1' })],
  ['the submissions of a lead', db => pageOfSubmissions(db, { ...page, lead_id: 'lead_1' })],
  [
    'the end of a person',
    db => replacePeople(db, [{ lead_id: 'lead_1', hash: 'erased_1', email_keys: [], has_withdrawn: false, now: 0 }]),
  ],
  ['the ledger of a lead', db => pageOfConsents(db, { lead_id: 'lead_1', after: null, limit: 50 })],
  ['what a lead agreed to last', db => latestConsent(db, 'lead_1')],
]
const page = { after: null, limit: 50, popup_id: undefined, lead_id: undefined }

const filters = { ...page, journey_id: undefined }
const everyConversation = {
  ...{ search: undefined, assistant_ids: undefined, status: undefined, rating: undefined, unanswered: undefined },
  ...{ awaiting_reply: undefined, lead_id: undefined, visitor_id: undefined, from: undefined, to: undefined },
  with_tests: true,
}
const byTime: [string, (db: Handle<'site'>, page: ListPage) => Promise<unknown>][] = [
  ['submissions', (db, asked) => pageOfSubmissions(db, { ...filters, ...asked })],
  ['activities', pageOfActivities],
  ['data_accesses', pageOfAccesses],
  ['emails', (db, asked) => pageOfEmails(db, {}, asked)],
  ['events', (db, asked) => pageOfHistory(db, {}, asked)],
  ['email_responses', (db, asked) => pageOfResponses(db, {}, asked)],
  ['suppressions', (db, asked) => pageOfSuppressions(db, {}, asked)],
  ['conversations', (db, asked) => pageOfConversations(db, everyConversation, asked)],
  [
    'visitors',
    (db, asked) =>
      pageOfVisitors(db, { lead_id: undefined, known: undefined, robots: false, country: undefined }, asked),
  ],
  ['answers', (db, asked) => pageOfAnswers(db, {}, asked)],
  ['webhook_deliveries', (db, asked) => pageOfDeliveries(db, { endpoint_id: 'we_1', status: undefined }, asked)],
]

test.each(byTime)('%s between two times: a range of an index, in its order', async (table, list) => {
  const times = { created_after: 1, created_before: 9, limit: 50 }
  for (const sort of ['created_at', '-created_at']) {
    for (const after of [null, [5, 'x_1']]) {
      const plan = await planOf(db => list(db, { ...times, sort, after }))
      expect(
        plan.filter(step => new RegExp(`^SCAN ${table}\\b`).test(step)),
        plan.join('\n'),
      ).toEqual([])
      expect(plan.join('\n')).toMatch(/_(time|created) \(/)
    }
  }
})

test('leads between two times: a range of an index', async () => {
  const order = orderOf('-created_at', [])!
  const asked = { now: 0, timezone: 'UTC', created_after: 1, created_before: 9 }
  const plan = await planOf(db => pageOfLeads(db, asked, { after: null, limit: 50, order }))
  expect(plan.join('\n')).toContain('leads_created (created_at>? AND created_at<?)')
})

test.each(asked)('%s: found by an index', async (_name, work) => {
  const plan = await planOf(work)
  expect(plan.filter(looksAtAll), plan.join('\n')).toEqual([])
})
