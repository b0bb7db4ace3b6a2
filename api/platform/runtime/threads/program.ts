/** Programs of threads: the tasks that one can do, and which line they wait in. */
import { parentPort } from 'node:worker_threads'

/** `pages` and `mails`: somebody waits, it takes moments; `files` and `tables`: what was uploaded, which may take half a minute. */
export type Lane = 'pages' | 'mails' | 'files' | 'tables'

type Task = (input: never, progress: () => void) => unknown
type Tasks = Record<string, Task>

declare const answers: unique symbol
export interface ThreadTask<I, O> {
  readonly url: URL
  readonly lane: Lane
  readonly name: string
  readonly [answers]?: (input: I) => O
}

/** `tasks`: the type of what the program's file gives to `runTasks`. */
export const threadProgram =
  <T extends Tasks>(url: URL, lane: Lane) =>
  <N extends keyof T & string>(name: N): ThreadTask<Parameters<T[N]>[0], Awaited<ReturnType<T[N]>>> => ({
    ...{ url, lane, name },
  })

/** Sent whenever a part is done: the time begins anew. */
export const progressed = 'progressed'
export interface ThreadRequest {
  name: string
  input: unknown
}
export type ThreadAnswer = { answer: unknown } | { refused: string }

/**
 * In the program's file: does what is asked, one after another. An error with a code of its own, such as a refusal, is passed on
 * by that; any other ends the thread.
 */
export function runTasks(tasks: Tasks, refusalOf: (error: unknown) => string | undefined = () => undefined): void {
  const port = parentPort
  let last: Promise<void> = Promise.resolve()
  const run = async ({ name, input }: ThreadRequest): Promise<ThreadAnswer> => {
    const task = tasks[name]
    if (!task) throw new Error(`No task ${name}`)
    try {
      return { answer: await task(input as never, () => port?.postMessage(progressed)) }
    } catch (error) {
      const refused = refusalOf(error)
      if (refused === undefined) throw error
      return { refused }
    }
  }
  port?.on('message', (asked: ThreadRequest) => {
    last = last.then(async () => port.postMessage(await run(asked)))
  })
  // The program is loaded, which takes none of the time for reading.
  port?.postMessage(progressed)
}
