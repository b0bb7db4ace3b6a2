/** Sentences for whoever looks at Temporal's screens. Ids, codes and moments only, as in all that Temporal is told. */
import type { State, Wait } from '../core/state.ts'
import type { LiveRun, Request } from './record.ts'

type Run = Pick<LiveRun, 'run_id' | 'journey_id' | 'lead_id'>
type RunPlace = Pick<State, 'status' | 'step_id' | 'wait' | 'reason'>

/** One line for the workflow itself. */
export const runSummary = ({ journey_id, lead_id }: Run): string => `Lead ${lead_id} in journey ${journey_id}`

/** Markdown, with links into the admin at `admin_url`. */
export function runDetails(site_id: string, { run_id, journey_id, lead_id }: Run, admin_url: string): string {
  const site = `${admin_url}/sites/${site_id}`
  return [
    `Run \`${run_id}\` of Leadwright. The site's database is the record; this workflow waits and wakes it.`,
    '',
    `- [Journey](${site}/marketing/automated-journeys/${journey_id}/overview)`,
    `- [Lead](${site}/leads/${lead_id})`,
  ].join('\n')
}

/** One line for an activity: from where the run is carried on, and at whose request. */
export function activitySummary(state: RunPlace | undefined, request: Request | undefined): string {
  const asked = request ? ` (${request})` : ''
  if (!state) return `Take the run over from its record${asked}`
  return state.step_id === null ? `Carry the run on${asked}` : `Carry on from step ${state.step_id}${asked}`
}

/** One line for a timer. */
export function timerSummary({ step_id, wait }: RunPlace): string {
  const step = step_id === null ? 'Start' : `Step ${step_id}`
  return wait ? `${step}: ${waitText(wait)}` : step
}

/** Where the run is, for the workflow's current details. */
export function stateDetails({ status, step_id, wait, reason }: RunPlace): string {
  const step = step_id === null ? '' : ` at step \`${step_id}\``
  const waiting = wait ? `, waiting for ${waitText(wait)}` : ''
  const why = reason === null ? '' : `: ${reason}`
  return `**${status}**${step}${waiting}${why}`
}

function waitText({ waiting_for, until }: Wait): string {
  return `${waiting_for.replaceAll('_', ' ')}${until === null ? '' : ` until ${new Date(until).toISOString()}`}`
}
