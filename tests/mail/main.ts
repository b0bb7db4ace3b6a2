/** `npm run check:mail`: the last line is one JSON object; anything wrong with a message ends it with 1. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CapturedFact } from '../../api/testing/captured-mail.ts'
import { isMarketing, lint } from './lint.ts'

/** Whatever sends email to a mail server. */
const tests = ['api/site/email', 'api/site/automation/journeys/life', 'api/public/answers', 'api/public/unsubscribe']

const folder = mkdtempSync(join(tmpdir(), 'leadwright-mail-'))
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-color', '--reporter=dot', '--project=server', ...tests]
// What fails among them is the business of `npm test`; one expects email without a signature.
spawnSync(process.execPath, vitest, { env: { ...process.env, CAPTURED_MAIL_DIR: folder }, stdio: 'ignore' })

const files = readdirSync(folder)
const facts = files.includes('facts.jsonl')
  ? readFileSync(join(folder, 'facts.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as CapturedFact)
  : []
const around = {
  records: new Map(facts.flatMap(({ record }) => (record ? [[record.name, record.value] as const] : []))),
  addresses: [...new Set(facts.flatMap(({ address }) => address ?? []))],
}
let messages = 0
let failures = 0
const ids = new Map<string, string>()
for (const file of files.filter(name => name.endsWith('.eml'))) {
  const raw = readFileSync(join(folder, file), 'latin1')
  if (!(await isMarketing(raw))) continue
  messages++
  const found = await lint(raw, around)
  const [, id = ''] = /^Message-ID: (.+?)\r$/m.exec(raw) ?? []
  // The same message that was sent once more is the same message.
  if (ids.has(id) && ids.get(id) !== raw) found.push('a Message-ID of two messages')
  ids.set(id, raw)
  if (found.length > 0) {
    failures++
    process.stderr.write(`${/^Subject: (.*)$/m.exec(raw)?.[1]?.trim()}: ${found.join(', ')}\n`)
  }
}
rmSync(folder, { recursive: true })
process.stdout.write(`${JSON.stringify({ messages, failures })}\n`)
process.exit(messages > 0 && failures === 0 ? 0 : 1)
