/** stripe-mock, the validator that Stripe publishes, in the version whose contract ours is taken from. It keeps nothing. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { goTool } from './go-tool.ts'
import { freePort } from './server-process.ts'

const patience_ms = 60_000

export interface StripeMock {
  origin: string
  stop(): Promise<void>
}

export async function startStripeMock(): Promise<StripeMock> {
  const command = goTool({
    name: 'stripe-mock',
    version: 'v0.203.0',
    path: 'github.com/stripe/stripe-mock',
    variable: 'STRIPE_MOCK_PATH',
    minutes: 3,
  })
  const port = await freePort()
  const args = ['-http-addr', `127.0.0.1:${port}`, '-strict-version-check']
  const child = spawn(command, args, { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const until = performance.now() + patience_ms
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('stripe-mock has ended by itself.')
    if (performance.now() > until) throw new Error('stripe-mock did not answer within a minute.')
    await sleep(50)
  }
  return {
    origin,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}
