/** The endpoint that sends all emails of a journey to the person who asks. How a test mail is made is the templates'. */

import type { Step } from '../../../../../workflows/core/definition.ts'
import { isMail } from '../../../../../workflows/core/mail.ts'
import { action } from '../../../../platform/features/endpoint.ts'
import { invalid } from '../../../../platform/problem/problem.ts'
import { findLead } from '../../../contacts/lead-records/rules.ts'
import { senderStatus } from '../../../email/senders/rules.ts'
import { enqueueTest, templateStatus, tester } from '../../../email/templates/rules.ts'
import { existingJourney } from '../../journey-records/rules.ts'
import { everyStep } from '../steps.ts'
import * as contract from './contract.ts'

export const testSendJourney = action(
  contract.testSendJourney,
  tester,
  async (tx, { params, body }, { newId, now }, to) => {
    const row = await existingJourney(tx, params.journey_id)
    const lead_id = body.lead_id ?? null
    if (lead_id !== null && !(await findLead(tx, lead_id))) throw invalid('/lead_id', 'unknown_reference')
    const steps = [...everyStep(row.document.steps)].map(({ step }) => step)
    const emails = []
    for (const step of steps) {
      if (!isMail(step)) continue
      const { id: step_id, type, template_id, sender_id } = step
      const template = await templateStatus(tx, template_id)
      const sender = await senderStatus(tx, sender_id)
      if (template === 'missing') emails.push({ step_id, type, outcome: 'template_missing' as const })
      else if (sender !== 'ready') emails.push({ step_id, type, outcome: 'sender_not_verified' as const })
      else {
        await enqueueTest(tx, newId('email'), { template_id, to, lead_id, sender_id, ...partsFor(step, steps) }, now())
        emails.push({ step_id, type, outcome: 'queued' as const })
      }
    }
    return { to, emails }
  },
)

/** The parts that the step adds to its email. */
function partsFor(step: Step, steps: readonly Step[]) {
  if (step.type === 'ask_question') return { question: { question: step.question, answers: step.answers } }
  const writer = step.type === 'send_email' ? steps.find(({ id }) => id === step.ai_step_id) : undefined
  return writer?.type === 'ai_email_writer' ? { writing: { prompt: writer.prompt, model: writer.model ?? null } } : {}
}
