/**
 * Loaded before the product where several nodes are played: their leases are on the database server's clock, which is the machine's, so they
 * are short. What an outage puts off is tried again at the same moment of the world's clock, which stands still meanwhile. How often one node
 * asks another is a matter of time, so what requests are called comes from no seed.
 */
import { replacePieces } from '../pieces.ts'

const limits = 'api/platform/database/homes/limits.ts'
const worker = 'api/platform/jobs/worker.ts'

replacePieces([
  { file: limits, from: 'lease_seconds: 6', to: 'lease_seconds: 2' },
  { file: limits, from: 'renewal_milliseconds: 2_000', to: 'renewal_milliseconds: 500' },
  { file: limits, from: 'retry_milliseconds: 400', to: 'retry_milliseconds: 100' },
  { file: limits, from: 'writing_milliseconds: 5_000', to: 'writing_milliseconds: 1_500' },
  { file: limits, from: 'poll_milliseconds: 250', to: 'poll_milliseconds: 50' },
  { file: worker, from: 'const outage_retry_ms = 5_000', to: 'const outage_retry_ms = 50' },
  { file: worker, from: 'const outcome_retry_ms = 1_000', to: 'const outcome_retry_ms = 50' },
  { file: worker, from: 'isOutage(error) ? outage_retry_ms : after', to: 'isOutage(error) ? 0 : after' },
  {
    file: 'api/platform/runtime/ids.ts',
    from: '${globalThis.nextWorldId()}',
    to: "${kind === 'request' ? moment() + chance() : globalThis.nextWorldId()}",
  },
  { file: 'workflows/embedded/runner.ts', from: 'const OUTAGE_MS_MIN = 500', to: 'const OUTAGE_MS_MIN = 0' },
])
