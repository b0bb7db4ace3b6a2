/** Actions on the site, as the API carries them out: in one write of the running process. */
import { eq, sql } from 'drizzle-orm'
import type { Handle } from '../../api/platform/database/handle.ts'
import type { WriteContext } from '../../api/platform/features/write-context.ts'
import { enqueue } from '../../api/platform/jobs/jobs.ts'
import { findQuestion, giveAnswer } from '../../api/site/automation/answers/rules.ts'
import { journeys } from '../../api/site/automation/journey-records/table.ts'
import { enroll, leaveInput } from '../../api/site/automation/runs/rules.ts'
import { stepEmails } from '../../api/site/automation/step-emails/step-emails.ts'
import { recordConsent } from '../../api/site/contacts/consents/rules.ts'
import { captureLead } from '../../api/site/contacts/leads/rules.ts'
import { unsubscribeLead } from '../../api/site/contacts/mailability/rules.ts'
import { assignedBy, tagLead, untagLead } from '../../api/site/contacts/tags/rules.ts'
import { recordHit } from '../../api/site/email/emails/rules.ts'
import type { Input } from '../../workflows/core/inputs.ts'
import { ids } from './documents.ts'
import { probeJob } from './probes.ts'
import type { Act, Script } from './script.ts'
import { journeyId, leadAddress } from './site-fixture.ts'

type Tx = Handle<'site'>

/** The mutation of an act; undefined for acts on the process or its environment. */
export interface Mutation {
  write(tx: Tx, acting: WriteContext): Promise<unknown>
}

export function mutationOf(act: Act, script: Script): Mutation | undefined {
  switch (act.type) {
    case 'lead':
      return { write: (tx, acting) => addLead(tx, act, acting) }
    case 'tag':
      return { write: (tx, acting) => tagAgain(tx, act, acting) }
    case 'enroll':
      return { write: (tx, acting) => enrollByHand(tx, act, script, acting) }
    case 'seen':
      return { write: (tx, acting) => seeMail(tx, act, acting) }
    case 'stop':
    case 'skip_wait':
    case 'replan':
    case 'retry':
      return { write: (tx, acting) => askOfRun(tx, act, acting) }
    case 'unsubscribe':
      return { write: (tx, acting) => leave(tx, act, acting) }
    case 'probe':
      return {
        write: (tx, { now }) => enqueue(tx, probeJob, { subject_id: `probe_${act.probe}` }, now()),
      }
    default:
      return undefined
  }
}

async function addLead(tx: Tx, act: Act & { type: 'lead' }, acting: WriteContext): Promise<void> {
  const capture = {
    values: { first_name: 'Lucía' },
    tag_ids: [],
    audience_ids: [],
    source: 'form',
    overwrite: false,
  } as const
  const { lead } = await captureLead(
    tx,
    {
      ...capture,
      email: leadAddress(act.lead, act.refused),
      subscribed: act.subscribed,
      ...(act.zone && { timezone: act.zone }),
    },
    acting,
  )
  if (!act.subscribed) return
  const consent = { text: 'Yes', text_version: 1, place: 'api', method: 'api', page_url: null, locale: null } as const
  await recordConsent(tx, { lead_id: lead.id, ...consent }, acting)
}

async function leadId(tx: Tx, number: number): Promise<string | undefined> {
  const addresses = [leadAddress(number, false), leadAddress(number, true)]
  const rows = await tx.all<[string]>(sql`select id from leads where email in ${addresses}`)
  return rows[0]?.[0]
}

/** The same trigger several times at once. */
async function tagAgain(tx: Tx, act: Act & { type: 'tag' }, acting: WriteContext): Promise<void> {
  const lead_id = await leadId(tx, act.lead)
  if (!lead_id) return
  for (let i = 0; i < act.times; i++) {
    await untagLead(tx, lead_id, [ids.trigger_tag], acting.emit)
    await tagLead(tx, lead_id, [ids.trigger_tag], assignedBy({ type: 'system' }, acting.now()), acting.emit)
  }
}

async function enrollByHand(
  tx: Tx,
  act: Act & { type: 'enroll' },
  script: Script,
  acting: WriteContext,
): Promise<void> {
  const lead_id = await leadId(tx, act.lead)
  const document = script.documents[act.journey]
  if (!lead_id || !document) return
  const journey = { journey_id: journeyId(act.journey), journey_version: 1, cause: 'manual' } as const
  const context = { newId: acting.newId, now: acting.now(), timezone: 'Europe/Madrid' }
  await enroll(tx, { ...journey, lead_id, allow_duplicates: document.allow_duplicate_enrollment }, context)
}

/** The lead does something with the last mail that it has. */
async function seeMail(tx: Tx, act: Act & { type: 'seen' }, acting: WriteContext): Promise<void> {
  const lead_id = await leadId(tx, act.lead)
  const [row] = await tx.all<[string, string]>(sql`
    select id, type from emails where lead_id = ${lead_id ?? ''} and status = 'delivered' order by id desc limit 1`)
  if (!row) return
  const [email_id, type] = row
  const question = type === 'ask_question' ? await findQuestion(tx, email_id) : undefined
  if (question) return giveAnswer(tx, question, { answer_id: 'red', text: null, user_agent: '' }, acting)
  const seen = act.clicked
    ? ({ type: 'click', url: 'https://example.com/' } as const)
    : ({ type: 'open', url: null } as const)
  const person = { method: 'GET', user_agent: '', verdict: 'person', verdict_reason: null } as const
  await recordHit(tx, { email_id, ...seen, ...person }, { ...acting, steps: stepEmails })
}

async function askOfRun(tx: Tx, act: Act & { journey: number; lead: number }, acting: WriteContext): Promise<void> {
  const lead_id = await leadId(tx, act.lead)
  const rows = await tx.all<[string]>(sql`
    select id from runs where lead_id = ${lead_id ?? ''} and journey_id = ${journeyId(act.journey)}
      and (ended_at is null or (${act.type} = 'retry' and status = 'failed'))`)
  const at = acting.now()
  for (const [run_id] of rows) await leaveInput(tx, run_id, inputOf(act, at), at)
}

function inputOf({ type }: Act, at: number): Input {
  if (type === 'skip_wait' || type === 'replan' || type === 'retry') return { type: 'event', at, event: { type } }
  return { type: 'stop', at, reason: 'unenrolled_by_owner', as: 'stopped' }
}

async function leave(tx: Tx, act: Act & { type: 'unsubscribe' }, acting: WriteContext): Promise<void> {
  const lead_id = await leadId(tx, act.lead)
  if (lead_id) await unsubscribeLead(tx, lead_id, { cause: 'one_click' }, acting)
}

export async function pauseJourney(tx: Tx, journey: number, paused_at: number | null): Promise<void> {
  await tx
    .update(journeys)
    .set({ paused_at })
    .where(eq(journeys.id, journeyId(journey)))
}
