/**
 * `npm run check:bounces -- --corpus DIR`: reads each message of a folder and holds what was read against its `expected.jsonl`
 * (a JSON line for each: `file`, `kind`, and of a bounce `permanent`). `--small` takes the set that was written here, `--failed`
 * lists what was read wrongly, and of `--part chosen` and `--part held` the second is every third message: rules are written
 * by the first alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type IncomingMail, readMessage } from '../../api/public/inbound-mail/read-message.ts'

const kinds = ['bounce', 'automatic_reply', 'delivered', 'delayed', 'reply'] as const
const parts = ['chosen', 'held'] as const
const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    part: { type: 'string' },
    small: { type: 'boolean' },
    failed: { type: 'boolean' },
  },
})
const part = values.part === undefined ? undefined : z.enum(parts).parse(values.part)
const folder = values.small ? join(import.meta.dirname, 'small') : values.corpus
if (folder === undefined) throw new Error('Say which messages: --corpus DIR, or --small.')

const expectation = z.object({
  file: z.string(),
  kind: z.enum(kinds),
  permanent: z.boolean().optional(),
  reasons: z.array(z.string()).optional(),
})
const expected = readFileSync(join(folder, 'expected.jsonl'), 'utf8')
  .split('\n')
  .filter(line => line.trim() !== '')
  .map(line => expectation.parse(JSON.parse(line)))
  .filter((_, at) => part === undefined || (at % 3 === 2) === (part === 'held'))

const judged = await Promise.all(
  expected.map(async one => {
    const { incoming } = await readMessage(readFileSync(join(folder, one.file)))
    const failures = incoming.type === 'bounce' ? incoming.failures : []
    // A delay counts among the reports of most collections: recognized, though nothing follows.
    const isBounce = failures.length > 0 || incoming.type === 'delay'
    return { one, kind: incoming.type, isBounce, permanent: failures.some(one => one.permanent), failures }
  }),
)
const bounces = judged.filter(({ one }) => one.kind === 'bounce')
const permanent = bounces.filter(({ one }) => one.permanent)
const found = bounces.filter(({ isBounce }) => isBounce)
const permanent_found = permanent.filter(one => one.permanent)
const wrongly_permanent = judged.filter(one => one.permanent && !one.one.permanent)
const taken_for_replies = judged.filter(({ one, kind }) => kind === 'reply' && one.kind !== 'reply')

const right = {
  bounce: ['bounce', 'delay'],
  delayed: ['delay'],
  delivered: ['other'],
  automatic_reply: ['other'],
  reply: ['reply'],
} as const satisfies Record<(typeof kinds)[number], readonly IncomingMail['type'][]>
const wrong = judged.filter(
  ({ one, kind, permanent: read }) => !right[one.kind].some(fit => fit === kind) || read !== (one.permanent ?? false),
)
if (values.failed)
  for (const { one, kind, failures } of wrong) console.log(JSON.stringify({ ...one, read: kind, failures }))

const share = (some: readonly unknown[], all: readonly unknown[]): number =>
  all.length === 0 ? 1 : Math.round((some.length / all.length) * 10_000) / 10_000
const figures = {
  reports: judged.length,
  found: share(found, bounces),
  permanent_found: share(permanent_found, permanent),
  wrongly_permanent: judged.length === 0 ? 0 : share(wrongly_permanent, judged),
  taken_for_replies: taken_for_replies.length,
}
console.log(JSON.stringify(figures))
// Of the set that was written here each is read as it is meant.
const enough = values.small
  ? wrong.length === 0
  : figures.found >= 0.98 &&
    figures.permanent_found >= 0.97 &&
    figures.wrongly_permanent <= 0.01 &&
    figures.taken_for_replies === 0
if (!enough) process.exitCode = 1
