/** What Chromium runs, in a page and in a worker: one behavior by name, with the SDK that was bundled in. */
import * as sdk from '@leadwright/sdk'
import { runBehavior } from '../behaviors.ts'

type Outcome = string | null

async function outcome(name: string, baseUrl: string): Promise<Outcome> {
  try {
    await runBehavior(name, { sdk, baseUrl })
    return null
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

function inWorker(name: string, baseUrl: string): Promise<Outcome> {
  const worker = new Worker('/bundle.js')
  return new Promise<Outcome>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage({ name, baseUrl })
  }).finally(() => worker.terminate())
}

if (typeof document === 'undefined') {
  self.onmessage = async ({ data }) => self.postMessage(await outcome(data.name, data.baseUrl))
} else {
  Object.assign(globalThis, { inPage: outcome, inWorker })
}
