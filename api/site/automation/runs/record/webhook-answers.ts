/** What a called endpoint answered: values of it go to the lead, and the run goes on. */
import type { AnswerField, WebhookStep } from '../../../../../workflows/core/definition.ts'
import type { WebhookOutcome } from '../../../../../workflows/core/effects.ts'
import { findStep } from '../../../../../workflows/core/graph.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { WriteContext } from '../../../../platform/features/write-context.ts'
import { fieldById, parseFieldValue } from '../../../contacts/custom-fields/rules.ts'
import { setFieldValue } from '../../../contacts/leads/rules.ts'
import { readDefinition } from '../../journey-records/rules.ts'
import { findRun, insertInputs, makeDue } from '../store.ts'

type Tx = Handle<'site'>

/** A call, as its event names it. */
export interface WebhookCall {
  run_id: string
  sequence: number
}

export interface WebhookAnswer {
  result: 'succeeded' | 'failed'
  status: number | null
  /** Why it was given up. */
  reason: string | null
  body: string
}

/** Takes the answer, unless the run has moved on meanwhile. */
export async function takeWebhookAnswer(
  tx: Tx,
  { run_id, sequence }: WebhookCall,
  { result, status, reason, body }: WebhookAnswer,
  context: WriteContext,
): Promise<void> {
  const run = await findRun(tx, run_id)
  const { outstanding = null } = run?.state ?? {}
  if (!run || run.ended_at !== null || outstanding?.type !== 'call_webhook' || outstanding.sequence !== sequence) return
  const step = findStep(await readDefinition(tx, run.journey_id, run.journey_version), outstanding.step_id)
  const fields = result === 'succeeded' && step?.type === 'webhook' ? step.fields : []
  const stored = await storeFields(tx, run.lead_id, { fields, answer: parseJson(body) }, context)
  const at = context.now()
  const outcome: WebhookOutcome = { result, status, reason: reason ?? stored.reason, changed: stored.changed }
  const input = { type: 'effect_succeeded', at, sequence, effect: 'call_webhook', outcome } as const
  await insertInputs(tx, [{ run_id, input }])
  await makeDue(tx, [{ run_id, at }])
}

interface AnswerSource {
  fields: WebhookStep['fields']
  answer: unknown
}

/** A value that does not fit its field leaves it as it is, and is named in the record. */
async function storeFields(tx: Tx, lead_id: string, { fields, answer }: AnswerSource, context: WriteContext) {
  const changed: string[] = []
  let reason: string | null = null
  for (const { path, field_id } of fields) {
    const value = valueAt(answer, path)
    if (value === undefined) continue
    const field = await fieldById(tx, field_id)
    const parsed = field && parseFieldValue(field, typeof value === 'object' ? value : plainValue(field.type, value))
    const set = field && parsed?.ok ? await setFieldValue(tx, lead_id, field, parsed.value, context) : undefined
    if (!set?.ok) reason = 'value_not_fitting'
    else if (set.changed) changed.push(field_id)
  }
  return { changed, reason }
}

/** A number in an answer fits a text too. */
const plainValue = (type: string, value: unknown): unknown =>
  typeof value === 'number' && type !== 'number' ? String(value) : value

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Only what the answer itself has: no key of its prototype. */
const valueAt = (answer: unknown, path: AnswerField['path']): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      answer,
    )
