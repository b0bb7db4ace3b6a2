/** The events that a simulation request lists: they change the lead in memory and reach its run. */
import type { z } from '@hono/zod-openapi'
import type { Input, LeadEvent, OwnerEvent } from '../../../../../workflows/core/inputs.ts'
import type { SimulatedLead, Surroundings } from '../../../../../workflows/simulate/overlay.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { isSetHappening, setHappeningOf } from '../../journey-records/rules.ts'
import { everyStep } from '../steps.ts'
import type { simulateJourney } from './contract.ts'

export type HappeningInput = NonNullable<z.output<typeof simulateJourney.body>['happenings']>[number]

/** The label of the answer that was chosen, or the text that was typed: what a field would be given. */
function answerText(
  document: JourneyDocument,
  { step_id, answer_id, text }: HappeningInput & { type: 'answered' },
): string | undefined {
  const step = [...everyStep(document.steps)].find(({ step: { id } }) => id === step_id)?.step
  if (step?.type !== 'ask_question') return text
  return text ?? step.answers.find(({ id }) => id === answer_id)?.label
}

export function toHappening(asked: HappeningInput, document: JourneyDocument, surroundings: Surroundings) {
  const at = Date.parse(asked.at)
  const event = (happened: LeadEvent | OwnerEvent): Input[] => [{ type: 'event', at, event: happened }]
  const acted = (lead: SimulatedLead, happened: LeadEvent, answer?: string): Input[] => {
    lead.acts.push({ at, event: happened, ...(answer !== undefined && { answer }) })
    return event(happened)
  }
  const happen = (lead: SimulatedLead): Input[] => {
    switch (asked.type) {
      case 'opened':
        return acted(lead, { type: 'opened', step_id: asked.step_id })
      case 'replied':
        return acted(lead, { type: 'replied', step_id: asked.step_id })
      case 'clicked':
        return acted(lead, { type: 'clicked', step_id: asked.step_id, url: asked.url })
      case 'answered': {
        const answered = { type: 'answered', step_id: asked.step_id, answer_id: asked.answer_id ?? null } as const
        return acted(lead, answered, answerText(document, asked))
      }
      case 'approval':
        return event({ type: 'approval', step_id: asked.step_id, approved: asked.approved })
      case 'skip_wait':
        return event({ type: 'skip_wait' })
      case 'stopped':
        return [{ type: 'stop', at, reason: 'unenrolled_by_owner', as: 'stopped' }]
      default:
        change(lead, asked, surroundings)
        return []
    }
  }
  return { at, happen }
}

type Change = Exclude<
  HappeningInput,
  { type: 'opened' | 'clicked' | 'replied' | 'answered' | 'approval' | 'skip_wait' | 'stopped' }
>

function change(lead: SimulatedLead, asked: Change, surroundings: Surroundings): void {
  if (isSetHappening(asked)) {
    const { set, adds, id } = setHappeningOf(asked)
    const others = lead[set].filter(other => other !== id)
    lead[set] = adds && surroundings.has(set, id) ? [...others, id].toSorted() : others
    return
  }
  switch (asked.type) {
    case 'unsubscribed':
      lead.subscribed = false
      lead.withdrawn = true
      return
    case 'field_changed': {
      const parsed = surroundings.parseValue(asked.field_id, asked.value)
      if (!parsed.ok) return
      const { [asked.field_id]: _before, ...others } = lead.fields
      lead.fields = parsed.value === null ? others : { ...others, [asked.field_id]: parsed.value }
    }
  }
}
