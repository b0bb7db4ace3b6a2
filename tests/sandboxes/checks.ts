/** What a check of sandboxes found, sentence by sentence, and how long things took. */
import type { SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'

const hour = 3_600_000

/** On a machine that does much else a start is given up and tried again, which its clock is told of here. */
export async function settled(f: SandboxFixture, id: string): Promise<Record<string, unknown>> {
  for (;;) {
    const sandbox = await f.sandbox(id)
    if (sandbox.machine_status !== 'creating') return sandbox
    console.log(`… tried again: ${sandbox.failure}`)
    f.w.clock.forward(hour)
    await f.work()
  }
}

export class Checks {
  readonly wrong: string[] = []
  readonly figures: Record<string, number> = {}

  readonly check = (what: string, holds: boolean, seen: unknown = ''): void => {
    console.log(`${holds ? 'ok   ' : 'WRONG'} ${what} ${holds ? '' : JSON.stringify(seen)?.slice(0, 600)}`)
    if (!holds) this.wrong.push(what)
  }

  /** The seconds that the work takes are kept under the name. */
  async timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now()
    const value = await work()
    this.figures[name] = Math.round((performance.now() - begun) / 100) / 10
    return value
  }
}
