/** What each feature keeps of a person, with the names of things in place of their ids. */
import { and, asc, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events } from '../../../platform/events/table.ts'
import { conversationFiles, conversationMessages, conversations } from '../../assistants/conversations/table.ts'
import { aiDrafts } from '../../automation/ai-drafts/table.ts'
import { answers, questions } from '../../automation/answers/table.ts'
import { journeys } from '../../automation/journey-records/table.ts'
import { runs } from '../../automation/runs/table.ts'
import { campaignLeads, campaigns } from '../../capture/campaigns/table.ts'
import { popups } from '../../capture/popups/table.ts'
import { submissions } from '../../capture/submissions/rules.ts'
import { consents } from '../../contacts/consents/rules.ts'
import { fromStored, leadValues } from '../../contacts/custom-fields/rules.ts'
import { customFields } from '../../contacts/custom-fields/table.ts'
import { formerAddresses } from '../../contacts/former-addresses/rules.ts'
import { leadMerges } from '../../contacts/lead-merges/table.ts'
import { visitors } from '../../contacts/visitors/rules.ts'
import { visits } from '../../contacts/visitors/table.ts'
import { emailResponses } from '../../email/email-responses/table.ts'
import { emailHits, emails } from '../../email/emails/table.ts'
import { leftTopics, unsubscribePage } from '../../email/unsubscribe-page/table.ts'
import { connections } from '../../integrations/connections/table.ts'
import { incomingCalls } from '../../integrations/incoming-hooks/table.ts'
import { syncLedger } from '../../integrations/sync/table.ts'
import { sandboxAccesses } from '../../sandboxes/sandbox-access/table.ts'
import { readable, without } from './readable.ts'

type Db = Handle<'site'>
type Records = Record<string, unknown>[]
type Section = (db: Db, lead_id: string) => Promise<Records>

const passwordNames = async (db: Db): Promise<Set<string>> => {
  const rows = await db.select({ name: customFields.name }).from(customFields).where(eq(customFields.type, 'password'))
  return new Set(rows.map(({ name }) => name))
}

const deletedFields: Section = async (db, lead_id) => {
  const kept = and(
    eq(leadValues.lead_id, lead_id),
    isNotNull(customFields.deleted_at),
    ne(customFields.type, 'password'),
  )
  const rows = await db
    .select({ ...getTableColumns(customFields), text: leadValues.text, number: leadValues.number })
    .from(leadValues)
    .innerJoin(customFields, eq(customFields.id, leadValues.field_id))
    .where(kept)
  return rows.map(row => ({ name: row.name, label: row.label, value: fromStored(row.type, row) }))
}

const sentByForms: Section = async (db, lead_id) => {
  const hidden = await passwordNames(db)
  const { values, differing, unknown, consent, page_url, referrer, locale, timezone, at } = submissions
  const rows = await db
    .select({ popup: popups.name, values, differing, unknown, consent, page_url, referrer, locale, timezone, at })
    .from(submissions)
    .leftJoin(popups, eq(popups.id, submissions.popup_id))
    .where(eq(submissions.lead_id, lead_id))
    .orderBy(asc(submissions.at))
  const named = (names: readonly string[]) => names.filter(name => !hidden.has(name))
  return rows.map(({ values, differing, unknown, ...row }) => ({
    ...row,
    values: without(values, hidden),
    differing: named(differing),
    unknown: named(unknown),
  }))
}

const pages: Section = async (db, lead_id) => {
  const { seq: _, visitor_id: __, ...seen } = getTableColumns(visits)
  return db
    .select(seen)
    .from(visits)
    .innerJoin(visitors, eq(visitors.id, visits.visitor_id))
    .where(eq(visitors.lead_id, lead_id))
    .orderBy(asc(visits.at))
}

const browsers: Section = (db, lead_id) => {
  const { id: _, lead_id: __, ...known } = getTableColumns(visitors)
  return db.select(known).from(visitors).where(eq(visitors.lead_id, lead_id))
}

const agreed: Section = (db, lead_id) => {
  const { id: _, lead_id: __, email_id: ___, ...said } = getTableColumns(consents)
  return db.select(said).from(consents).where(eq(consents.lead_id, lead_id)).orderBy(asc(consents.at))
}

const unwanted: Section = async (db, lead_id) => {
  const [page] = await db.select({ topics: unsubscribePage.topics }).from(unsubscribePage)
  const rows = await db.select().from(leftTopics).where(eq(leftTopics.lead_id, lead_id))
  return rows.map(({ topic_id, at }) => {
    const texts = page?.topics.find(({ id }) => id === topic_id)?.texts
    return { topic: (texts?.en ?? texts?.es)?.name ?? topic_id, at }
  })
}

const cameBy: Section = (db, lead_id) => {
  const { first_at, last_at } = campaignLeads
  return db
    .select({ campaign: campaigns.name, first_at, last_at })
    .from(campaignLeads)
    .innerJoin(campaigns, eq(campaigns.id, campaignLeads.campaign_id))
    .where(eq(campaignLeads.lead_id, lead_id))
}

const journeyRuns: Section = (db, lead_id) => {
  const { cause, status, enrolled_at, ended_at } = runs
  return db
    .select({ journey: journeys.name, cause, status, enrolled_at, ended_at })
    .from(runs)
    .leftJoin(journeys, eq(journeys.id, runs.journey_id))
    .where(eq(runs.lead_id, lead_id))
    .orderBy(asc(runs.enrolled_at))
}

const sentEmails: Section = (db, lead_id) => {
  const { to_address, subject, status, reason, queued_at, handed_off_at, ended_at, unsubscribed_at } = emails
  const { opens, clicks, first_opened_at, first_clicked_at } = emails
  const of = { to_address, subject, status, reason, queued_at, handed_off_at, ended_at }
  return db
    .select({ ...of, opens, clicks, first_opened_at, first_clicked_at, unsubscribed_at })
    .from(emails)
    .where(eq(emails.lead_id, lead_id))
    .orderBy(asc(emails.queued_at))
}

const reactions: Section = async (db, lead_id) => {
  const { type, url, user_agent, verdict, at } = emailHits
  const hits = await db
    .select({ type, subject: emails.subject, url, user_agent, verdict, at })
    .from(emailHits)
    .innerJoin(emails, eq(emails.id, emailHits.email_id))
    .where(eq(emails.lead_id, lead_id))
  const { seq: _, email_id: __, lead_id: ___, fingerprint: ____, ...said } = getTableColumns(emailResponses)
  const responses = await db.select(said).from(emailResponses).where(eq(emailResponses.lead_id, lead_id))
  return [...hits, ...responses].sort((one, other) => one.at - other.at)
}

const answered: Section = async (db, lead_id) => {
  const { answer_id, text, at } = answers
  const rows = await db
    .select({ question: questions.question, offered: questions.answers, answer_id, text, at })
    .from(answers)
    .leftJoin(questions, eq(questions.email_id, answers.email_id))
    .where(eq(answers.lead_id, lead_id))
    .orderBy(asc(answers.at))
  return rows.map(({ offered, answer_id: chosen, ...row }) => {
    return { ...row, answer: offered?.find(({ id }) => id === chosen)?.label ?? chosen }
  })
}

const written: Section = (db, lead_id) => {
  const { prompt, model, subject, text, status, created_at } = aiDrafts
  return db
    .select({ subject, text, prompt, model, status, created_at })
    .from(aiDrafts)
    .where(eq(aiDrafts.lead_id, lead_id))
    .orderBy(asc(aiDrafts.created_at))
}

/** Of pictures there is no text; the bytes are loaded in the conversation. */
const sentOf = { name: conversationFiles.name, bytes: conversationFiles.bytes, text: conversationFiles.text }

const talked: Section = async (db, lead_id) => {
  const { id: message_id, author, text, rating, comment, created_at } = conversationMessages
  const { id, channel, page_url, country } = conversations
  const sent = await db
    .select({ message_id: conversationFiles.message_id, ...sentOf })
    .from(conversationFiles)
    .innerJoin(conversations, eq(id, conversationFiles.conversation_id))
    .where(eq(conversations.lead_id, lead_id))
    .orderBy(asc(conversationFiles.id))
  const files = Map.groupBy(sent, file => file.message_id)
  // A conversation that went on as another lead's has what each of them said.
  const saidAs = conversationMessages.lead_id
  const theirs = sql`
    select id from ${conversations} where lead_id = ${lead_id}
    union select conversation_id from ${conversationMessages} where lead_id = ${lead_id}`
  const said = await db
    .select({ message_id, conversation: id, channel, page_url, country, author, text, rating, comment, created_at })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversation_id))
    .where(
      and(sql`${conversations.id} in (${theirs})`, sql`coalesce(${saidAs}, ${conversations.lead_id}) = ${lead_id}`),
    )
    .orderBy(asc(conversationMessages.conversation_id), asc(conversationMessages.number))
  return said.map(({ message_id: of, ...row }) => ({
    ...row,
    files: files.get(of)?.map(({ message_id: _, ...file }) => readable(file)) ?? [],
  }))
}

const hadBefore: Section = (db, lead_id) => {
  const { email_key, at } = formerAddresses
  return db.select({ email: email_key, until: at }).from(formerAddresses).where(eq(formerAddresses.lead_id, lead_id))
}

const merged: Section = (db, lead_id) => {
  const { merged_lead_id, at, undone_at } = leadMerges
  return db.select({ merged_lead_id, at, undone_at }).from(leadMerges).where(eq(leadMerges.lead_id, lead_id))
}

const sandboxes: Section = (db, lead_id) => {
  const { sandbox_name, given_at, expires_at, first_opened_at, last_opened_at, opens } = sandboxAccesses
  return db
    .select({ sandbox: sandbox_name, given_at, expires_at, first_opened_at, last_opened_at, opens })
    .from(sandboxAccesses)
    .where(eq(sandboxAccesses.lead_id, lead_id))
    .orderBy(asc(sandboxAccesses.given_at))
}

const incoming: Section = (db, lead_id) => {
  const { values, received_at } = incomingCalls
  return db
    .select({ values, received_at })
    .from(incomingCalls)
    .where(eq(incomingCalls.lead_id, lead_id))
    .orderBy(asc(received_at))
}

const atServices: Section = (db, lead_id) => {
  const { email, consent, sent_at, received_at, left_at } = syncLedger
  return db
    .select({
      connection: connections.name,
      service: connections.service,
      email,
      consent,
      sent_at,
      received_at,
      left_at,
    })
    .from(syncLedger)
    .leftJoin(connections, eq(connections.id, syncLedger.connection_id))
    .where(eq(syncLedger.lead_id, lead_id))
}

const timeline: Section = (db, lead_id) => {
  const { name, data, at } = events
  return db.select({ name, data, at }).from(events).where(eq(events.lead_id, lead_id)).orderBy(asc(events.seq))
}

const sections = {
  deleted_fields: deletedFields,
  consents: agreed,
  left_topics: unwanted,
  submissions: sentByForms,
  campaigns: cameBy,
  visitors: browsers,
  visits: pages,
  journeys: journeyRuns,
  emails: sentEmails,
  email_activity: reactions,
  answers: answered,
  ai_texts: written,
  conversations: talked,
  former_addresses: hadBefore,
  merged_leads: merged,
  sandboxes,
  incoming_calls: incoming,
  services: atServices,
  timeline,
} satisfies Record<string, Section>

export async function readSections(db: Db, lead_id: string) {
  const read = Object.entries(sections).map(
    async ([name, section]) => [name, (await section(db, lead_id)).map(readable)] as const,
  )
  return Object.fromEntries(await Promise.all(read)) as Record<keyof typeof sections, Records>
}

export { passwordNames }
