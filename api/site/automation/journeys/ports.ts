/** What journeys ask of features in a higher area. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import { port } from '../../../platform/features/port.ts'
import type { OverdueChoice } from '../../../platform/features/resumption.ts'
import type { PauseScope } from '../runs/rules.ts'

export type EndpointStatus = 'enabled' | 'disabled' | 'missing'

/** Whether a step can call this webhook endpoint. */
export const webhookEndpointStatus =
  port<(db: Handle<'site'>, id: string) => Promise<EndpointStatus>>('webhookEndpointStatus')

/** What happens when a pause ends to the runs, emails and drafts that it held. */
export interface PausedWork {
  /** How much would move at once. */
  count(db: Handle<'site'>, which: PauseScope, now: number): Promise<{ overdue_runs: number; queued_emails: number }>
  /** Applies the owner's choice to overdue runs and emails, while they are still paused. */
  decideOverdue(
    tx: Handle<'site'>,
    which: PauseScope,
    choice: OverdueChoice,
    context: { emit: Emit; now: number },
  ): Promise<void>
  /** Makes what was held due at once, where nothing else pauses it. */
  release(tx: Handle<'site'>, which: PauseScope, now: number): Promise<void>
}

export const pausedWork = port<PausedWork>('pausedWork')
