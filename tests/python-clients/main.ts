/**
 * `npm run check:python-clients`: clients that two generators make in Python have every operation, and carry out forty calls against a
 * server. The last line is one JSON object.
 */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createPeople } from '../contract/people.ts'
import { howToInstall } from '../tools/how-to-install.ts'
import { pythonPrograms } from '../tools/python.ts'
import { callsOn, operationIds } from './calls.ts'
import { generatePythonClient, type Kind, kinds } from './generate.ts'

interface Result {
  lost: string[]
  failed: string[]
}

const programs = pythonPrograms('python-clients')
if (programs === undefined) throw new Error(howToInstall('schemathesis'))

const people = await createPeople()
const server = await new Promise<ReturnType<typeof serve>>(resolve => {
  const made = serve({ fetch: people.app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(made))
})
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
const token = await people.keyWithout()

/** In a process of its own, so that the server can answer it. */
async function callWith(kind: Kind, folder: string): Promise<Result> {
  const site = await people.publishedSite(`Python ${kind}`)
  const task = { kind, folder, url, token, operations: operationIds, calls: callsOn(site) }
  const file = join(folder, 'task.json')
  writeFileSync(file, JSON.stringify(task))
  const child = spawn(join(programs ?? '', 'python'), [join(import.meta.dirname, 'calls.py'), file])
  let said = ''
  let complaints = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  child.stderr.on('data', chunk => {
    complaints += chunk
  })
  const code = await new Promise(resolve => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${kind}: ${complaints}`)
  return JSON.parse(said) as Result
}

let lost = 0
let failed = 0
for (const kind of kinds) {
  const result = await callWith(kind, generatePythonClient(kind, programs))
  for (const name of result.lost) console.log(`${kind} has no ${name}.`)
  for (const line of result.failed) console.log(`${kind} ${line}`)
  lost += result.lost.length
  failed += result.failed.length
}
await new Promise(resolve => server.close(resolve))
await people.close()
console.log(JSON.stringify({ operations: operationIds.length, clients: kinds.length, calls: 40, lost, failed }))
process.exitCode = lost + failed > 0 ? 1 : 0
