import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteFile, siteFolder } from '../../api/platform/database/site-file.ts'
import { beginAttempts } from '../../api/site/email/emails/hand-off-store.ts'
import { createMailFixture, type MailFixture } from '../../api/testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../api/testing/mail-sink.ts'
import { cameAgain } from './again.ts'
import { killOf, sendsInDoubt } from './disk.ts'

const recorded = 'person-1@example.com'
const in_doubt = 'person-2@example.com'
let sink: MailSink
let w: MailFixture
/** What a process would leave that is killed now. */
let left: string

beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
  left = `${w.folder}-killed`
  await w.send(await w.newLead(recorded))
  const { email_id } = await w.send(await w.newLead(in_doubt))
  const begun = { email_id, number: 2, template_version: 1, language: null }
  await w.database.write(tx => beginAttempts(tx, [begun], w.clock.now()))
  cpSync(w.folder, left, { recursive: true })
})
afterAll(async () => {
  rmSync(left, { recursive: true, force: true })
  await w.close()
  await sink.close()
})

test('mail without a result is found, also where it stands in the log of the database alone', () => {
  expect(readFileSync(`${siteFile(left, w.site)}-wal`).length).toBeGreaterThan(0)
  expect([...sendsInDoubt(left, w.site)]).toEqual([in_doubt])
})

test('looking changes nothing of what was left', () => {
  const folder = siteFolder(left, w.site)
  const all = () => readdirSync(folder).map(name => [name, readFileSync(join(folder, name)).toString('base64')])
  const before = all()
  sendsInDoubt(left, w.site)
  expect(all()).toEqual(before)
  expect(readdirSync(dirname(left)).filter(name => name.startsWith(`${basename(left)}-left-`))).toEqual([])
})

test('each look sees what lies there now, its log begun anew or not', () => {
  const look = () => [...sendsInDoubt(left, w.site)]
  const database = new DatabaseSync(siteFile(left, w.site))
  const change = (outcome: string | null) => {
    database.prepare('update email_attempts set outcome = ? where number = 2').run(outcome)
    database.exec('pragma wal_checkpoint(truncate)')
    database.prepare('update email_attempts set response = ? where number = 2').run(outcome)
  }
  try {
    for (let round = 0; round < 20; round++) {
      change('delivered')
      expect(look()).toEqual([])
      change(null)
      expect(look()).toEqual([in_doubt])
    }
  } finally {
    database.close()
  }
})

test('a planted second arrival is found where the first was recorded, and only there', () => {
  const arrival = (to: string, at: number) => ({
    to,
    message_id: `<${to}>`,
    connection: { opened_at: at },
    read_at: at,
  })
  const both = (at: number) => [arrival(recorded, at), arrival(in_doubt, at)]
  const kill = killOf(left, w.site, performance.now())
  const found = cameAgain([...both(kill.sent_at - 1), ...both(kill.gone_at + 1)], [kill])
  expect(found.refused).toEqual([expect.stringContaining(recorded)])
  expect(found.allowed).toEqual([expect.stringContaining(in_doubt)])
})
