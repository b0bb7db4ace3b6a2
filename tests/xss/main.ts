/** `npm run check:xss [-- --payloads N]`: the last line is one JSON object; anything that ran ends it with 1. */
import { parseArgs } from 'node:util'
import { checkXss } from './check.ts'

const { values } = parseArgs({ options: { payloads: { type: 'string', default: '60' } } })
const checked = await checkXss({
  count: Number(values.payloads),
  say: line => process.stderr.write(`${line}\n`),
})
for (const { payload, where, how } of checked.found) process.stderr.write(`${payload} ${how} at ${where}\n`)
const { screens, mails, mailbox, hosts_submitted } = checked
process.stderr.write(
  `${screens} screens, ${mails} previews and ${mailbox} mails, ${hosts_submitted} forms sent on hosts\n`,
)
const { payloads, fields, executions, host_executions } = checked
process.stdout.write(`${JSON.stringify({ payloads, fields, executions, host_executions })}\n`)
process.exit(executions + host_executions === 0 && fields > 0 ? 0 : 1)
