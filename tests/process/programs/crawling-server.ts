/** The server, but for one thing: it may read pages of this machine. */
import { authLimits } from '../../../api/account/auth/limits.ts'
import { isSetUp, newLink } from '../../../api/account/auth/rules.ts'
import { startBackground } from '../../../api/background.ts'
import { openInstallation } from '../../../api/installation.ts'
import { readConfig } from '../../../api/platform/config/config.ts'
import { wantedFaultPoint } from '../../../api/platform/config/switches.ts'
import { safeFetch } from '../../../api/platform/network/safe-fetch/safe-fetch.ts'
import { armFaultPoints } from '../../../api/platform/runtime/fault-point.ts'
import { startServer } from '../../../api/server.ts'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { simulateRun } from '../../../workflows/simulate/simulate-run.ts'

armFaultPoints(wantedFaultPoint())
const installation = await openInstallation(readConfig(), {
  simulateRun,
  safeFetch: safeFetch({ isAllowed: () => true }),
})
const readiness = { ready: false }
await startServer(installation, readiness)
await startBackground(installation, { createRunner, onFile: () => undefined })
const { control } = installation.databases
if (!(await control.read(isSetUp))) {
  const valid = authLimits.one_time_link_hours * 3_600_000
  const { token } = await control.write(tx => newLink(tx, 'set_up', null, installation.clock.now(), valid))
  process.stdout.write(`${installation.config.public_url}/set-up/${token}\n`)
}
readiness.ready = true
