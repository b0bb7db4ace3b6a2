/**
 * A process that only runs workflows on Temporal, for an installation with TEMPORAL_WORKFLOWS=elsewhere. It may stand on any
 * machine that reaches the Temporal server: it opens no database, knows no secret of a site, and what it is told is ids,
 * decisions and moments.
 */
import { builtBundle } from '../workflows/temporal/bundle.ts'
import { journeysQueue } from '../workflows/temporal/names.ts'
import { startWorker } from '../workflows/temporal/worker.ts'
import { ConfigError, loadEnvFile, readConfig } from './platform/config/config.ts'
import { temporalServer, UnreadableCertificate } from './platform/config/temporal-config.ts'
import { createLog, errorFields } from './platform/runtime/log.ts'

function main(): void {
  loadEnvFile()
  const { temporal, log_level } = readConfig()
  if (!temporal) throw new ConfigError(['TEMPORAL_ADDRESS must be set. Example: TEMPORAL_ADDRESS=localhost:7233'])
  const { installation_id } = temporal
  if (installation_id === undefined) {
    throw new ConfigError([
      'TEMPORAL_INSTALLATION must be set to what `npm start` prints with TEMPORAL_WORKFLOWS=elsewhere.',
    ])
  }
  const taskQueue = journeysQueue(installation_id)
  const log = createLog(log_level)
  const worker = startWorker({
    server: temporalServer(temporal),
    taskQueue,
    log,
    bundle: builtBundle,
    onReady: () => log.info({ task_queue: taskQueue }, 'workflows run here'),
  })
  const stop = () => void worker.stop().then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

try {
  main()
} catch (error) {
  const known = error instanceof ConfigError || error instanceof UnreadableCertificate
  process.stderr.write(known ? `${(error as Error).message}\n` : `${JSON.stringify(errorFields(error))}\n`)
  process.exitCode = 1
}
