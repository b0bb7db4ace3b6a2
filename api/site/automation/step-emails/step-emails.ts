/** What emails ask of the steps that send them. */
import type { StepEmails } from '../../email/emails/rules.ts'
import { textsOfSteps } from '../ai-drafts/rules.ts'
import { questionsById } from '../answers/rules.ts'
import { pausedAmong, readDefinition } from '../journey-records/rules.ts'
import { findRun, leaveInput, leaveInputs, liveAmong, runIsLive } from '../runs/rules.ts'

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter(id => id !== null))]

export const stepEmails: StepEmails = {
  async stepsNow(db, emails) {
    return {
      paused: await pausedAmong(db, idsOf(emails.map(({ journey_id }) => journey_id))),
      live: await liveAmong(db, idsOf(emails.map(({ run_id }) => run_id))),
    }
  },
  async hoursOf(db, run_id) {
    const run = await findRun(db, run_id)
    return run ? readDefinition(db, run.journey_id, run.journey_version) : null
  },
  async partsOf(db, emails) {
    const asking = emails.filter(email => email.type === 'ask_question').map(email => email.id)
    const written = emails.flatMap(({ run_id, ai_step_id }) =>
      run_id !== null && ai_step_id !== null ? [{ run_id, step_id: ai_step_id }] : [],
    )
    return { questions: await questionsById(db, asking), texts: await textsOfSteps(db, written) }
  },
  leaveResults: leaveInputs,
  async leaveEvent(tx, run_id, input, now) {
    if (await runIsLive(tx, run_id)) await leaveInput(tx, run_id, input, now)
  },
}
