/** The real process, which dies at one place after the other. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FakeStripe } from '../../api/testing/fake-stripe/fake-stripe.ts'
import { type ServerProcess, startServer } from '../tools/server-process.ts'

/** Of a machine that is very busy. */
export const patience_ms = 600_000

/** A server that is started again whenever it dies, each time to die at the next point. */
export function createMortal(folder: string, port: number, fake: () => FakeStripe, onDeath: (point: string) => void) {
  const points: string[] = []
  const deaths: string[] = []
  const noteDeath = (point: string) => {
    deaths.push(point)
    onDeath(point)
  }
  let armed: string | undefined
  let isStopping = false
  let ready: Promise<ServerProcess>

  async function start(point = points.shift()): Promise<ServerProcess> {
    armed = point
    const { keys, publishableKey, origin } = fake()
    const environment = {
      ...{ STRIPE_SECRET_KEY: keys.test, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_URL: origin },
      ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, ...(point && { LEADWRIGHT_FAULT_POINT: point }) },
    }
    try {
      const server = await startServer({ folder, port, environment, args: ['--empty'], patience_ms })
      void server.ended.then(({ signal }) => {
        if (signal !== 'SIGKILL') return
        if (point) noteDeath(point)
        if (!isStopping) ready = start()
      })
      return server
    } catch (error) {
      // Its work goes on at the start: it may die there.
      if (!point || !(error instanceof Error && error.message.includes('did not start'))) throw error
      noteDeath(point)
      return start()
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    await (await ready).stop()
    isStopping = false
  }
  const begin = (point?: string): Promise<ServerProcess> => {
    ready = start(point)
    return ready
  }

  return {
    points,
    deaths,
    begin,
    stop,
    isArmed: () => armed !== undefined,
    /** The point is not reached: the next one. */
    async skip(): Promise<void> {
      await stop()
      await begin()
    },
    kill: async () => {
      isStopping = true
      await (await ready).kill()
    },
    /** Until it is answered, by whichever process. */
    async insist<T>(work: () => Promise<T>): Promise<T> {
      for (const gives_up = performance.now() + patience_ms; ; await sleep(50)) {
        await ready
        try {
          return await work()
        } catch (error) {
          if (performance.now() > gives_up) throw error
        }
      }
    },
  }
}

export type Mortal = ReturnType<typeof createMortal>
