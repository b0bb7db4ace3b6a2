/** Whether the numbers of each journey still add up after kills, and are those of its runs. */
import type { Caller } from './caller.ts'

interface Metrics {
  runs: Record<'enrolled' | 'live' | 'completed' | 'stopped' | 'failed', number>
  steps: {
    step_id: string
    reached: number
    live: number
    left: number
    completed: number
    stopped: number
    failed: number
    send?: Record<'delivered' | 'not_delivered' | 'unknown' | 'skipped' | 'not_started', number>
  }[]
}

export async function wrongNumbers(
  api: Caller,
  site: string,
  runs: readonly { journey_id: string; status: string }[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const [journey_id, own] of Map.groupBy(runs, run => run.journey_id)) {
    const metrics = (await api.must('GET', `${site}/journeys/${journey_id}/metrics`)) as unknown as Metrics
    const { enrolled, live, completed, stopped, failed } = metrics.runs
    const counted = (status: string) => own.filter(run => run.status === status).length
    if (enrolled !== own.length) wrong.push(`${journey_id} counts ${enrolled} runs and has ${own.length}`)
    if (completed !== counted('completed')) wrong.push(`${journey_id} counts ${completed} completed runs`)
    if (enrolled !== live + completed + stopped + failed) wrong.push(`the runs of ${journey_id} do not add up`)
    for (const step of metrics.steps) {
      const there = step.live + step.left + step.completed + step.stopped + step.failed
      if (step.reached !== there) wrong.push(`${journey_id} ${step.step_id}: ${step.reached} reached, ${there} counted`)
      const { send } = step
      if (!send) continue
      const sends = send.delivered + send.not_delivered + send.unknown + send.skipped + send.not_started
      if (step.reached !== sends || send.not_started < 0) {
        wrong.push(
          `${journey_id} ${step.step_id}: ${step.reached} reached, ${sends} sends, ${send.not_started} not started`,
        )
      }
    }
  }
  return wrong
}
