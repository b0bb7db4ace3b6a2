/** Starts the workflows of runs and wakes them, with what people see of them in Temporal's screens. */
import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import { defineSearchAttributeKey, TypedSearchAttributes } from '@temporalio/common'
import { runDetails, runSummary } from './captions.ts'
import { searchAttributes, wakeSignal, workflowType } from './names.ts'
import type { LiveRun } from './record.ts'
import type { StatusReporter, TemporalLog } from './status-reporter.ts'
import { isClosedToUs, isUnknownAttribute } from './trouble.ts'
import type { RunStart } from './workflow.ts'

/** The memo of a workflow: the run's whereabouts, also where no search attributes are registered. */
export type RunMemo = { site_id: string; journey_id: string; lead_id: string }

/** Temporal has not answered yet. */
export class NotConnectedError extends Error {}

export interface WorkflowWaker {
  /** Starts the workflow or wakes it, in one call; answers its id of the run on Temporal. */
  wake(site_id: string, run: LiveRun): Promise<string>
  /** Temporal has answered: whether the search attributes are registered. */
  answered(registered: boolean): void
}

interface Needs {
  client: Pick<Client, 'workflow'>
  taskQueue: string
  /** Address of the admin, for links. */
  admin_url: string
  log: TemporalLog
  statusReporter: StatusReporter
}

export function createWorkflowWaker({ client, taskQueue, admin_url, log, statusReporter }: Needs): WorkflowWaker {
  /** Undefined until Temporal has answered. */
  let attributes: boolean | undefined

  async function begin(
    site_id: string,
    run: LiveRun,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' | 'ALLOW_DUPLICATE_FAILED_ONLY',
    attributes: boolean,
  ): Promise<string> {
    const { signaledRunId } = await client.workflow.signalWithStart(workflowType, {
      workflowId: run.run_id,
      taskQueue,
      workflowIdReusePolicy,
      args: [{ site_id, run_id: run.run_id, attributes } satisfies RunStart],
      signal: wakeSignal,
      memo: { site_id, journey_id: run.journey_id, lead_id: run.lead_id } satisfies RunMemo,
      staticSummary: runSummary(run),
      staticDetails: runDetails(site_id, run, admin_url),
      ...(attributes && { typedSearchAttributes: attributesOf(site_id, run) }),
    })
    return signaledRunId
  }

  return {
    answered(registered) {
      attributes = registered
    },
    async wake(site_id, run) {
      if (attributes === undefined) throw new NotConnectedError()
      try {
        const temporal_run_id = await begin(site_id, run, 'ALLOW_DUPLICATE_FAILED_ONLY', attributes)
        statusReporter.answers()
        return temporal_run_id
      } catch (error) {
        // The worker retries without logging when its access was revoked, so it is reported here.
        if (isClosedToUs(error)) statusReporter.trouble(error)
        if (attributes && isUnknownAttribute(error)) {
          log.warn({ err: error }, 'Temporal: it no longer takes the search attributes. Runs go on without them')
          attributes = false
        }
        if (isUnknownAttribute(error)) return begin(site_id, run, 'ALLOW_DUPLICATE_FAILED_ONLY', false)
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
        // The record lives and its workflow has ended: an undone merge gave the run back, or the data folder was restored. The
        // record decides.
        log.info({ site_id, run_id: run.run_id }, 'Temporal: the workflow had ended before its run; it begins again')
        return begin(site_id, run, 'ALLOW_DUPLICATE', attributes)
      }
    },
  }
}

const keyOf = (name: string) => defineSearchAttributeKey(name, 'KEYWORD')

const attributesOf = (site_id: string, { journey_id, lead_id, status }: LiveRun): TypedSearchAttributes =>
  new TypedSearchAttributes([
    { key: keyOf(searchAttributes.site), value: site_id },
    { key: keyOf(searchAttributes.journey), value: journey_id },
    { key: keyOf(searchAttributes.lead), value: lead_id },
    { key: keyOf(searchAttributes.status), value: status },
  ])
