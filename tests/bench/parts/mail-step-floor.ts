/** What a journey with a delay and an email wrote, turn by turn and run by run in one order, for its floor (step-floor.ts). */
import type Sync from 'libsql'
import { addEvent, addTransition, saveRun, type Values, type Write } from './step-floor.ts'

const queue =
  "insert into jobs (type, subject_id, due_at, fence, attempts, created_at) values ('send_email', ?, ?, 0, 0, ?)"
const claim = "update jobs set lease_until = due_at + 1, fence = fence + 1 where type = 'send_email' and subject_id = ?"
const begin = 'insert into email_attempts (email_id, number, template_version, started_at) values (?, ?, ?, ?)'
const end = 'update email_attempts set ended_at = ?, outcome = ?, response = ? where email_id = ? and number = ?'
const deliver = `update emails set template_version = ?, to_address = ?, subject = ?, message_id = ?, consent_id = ?,
  status = 'delivered', attempts = 1, handed_off_at = ?, ended_at = ?, links = ? where id = ?`
const addTag =
  "insert into lead_sets (lead_id, type, member_id, at, source, source_id) values (?, 'tag', ?, ?, 'journey', ?)"
const addEmail = `insert into emails (id, run_id, sequence, journey_id, step_id, type, lead_id, template_id, sender_id, status,
  attempts, queued_at, links, opens, machine_opens, clicks, machine_clicks)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', 0, ?, 0, 0, 0, 0, 0)`

/** The tag and the delay; the email is queued; it is claimed and handed off; it is delivered; the run ends. */
export function writtenWithMail(db: Sync.Database): Write[][] {
  const rows = (sql: string, values: Values = []) => db.prepare(sql).raw().all(values) as Values[]
  const emails = (columns: string) => rows(`select ${columns} from emails order by run_id`)
  const attempts = (columns: string) =>
    rows(`select ${columns} from email_attempts a join emails e on e.id = a.email_id order by e.run_id`)
  const events = (name: string) =>
    rows(
      `select e.id, e.at, e.name, e.subject_id, e.lead_id, e.data from runs r
       join events e on e.lead_id = r.lead_id and e.name = ? order by r.id`,
      [name],
    )
  // A run's transitions differ in where they begin.
  const transitions = (before: number) =>
    rows(
      `select run_id, first_sequence, journey_version, at, inputs, record from run_transitions t where
       (select count(*) from run_transitions b where b.run_id = t.run_id and b.first_sequence < t.first_sequence) = ?
       order by run_id`,
      [before],
    )
  const tags = rows(
    "select s.lead_id, s.member_id, s.at, s.source_id from runs r join lead_sets s on s.lead_id = r.lead_id and s.type = 'tag' order by r.id",
  )
  // Of the states in between a text of about that length does.
  const state = (status: string, wake: string, step: string) =>
    rows(`select '${status}', state, ${wake}, null, ${step}, id from runs order by id`)
  const jobs = emails('id, queued_at, queued_at')
  return [
    [
      [addTag, tags],
      [addEvent, events('lead.tag_added')],
      [addTransition, transitions(0)],
      [saveRun, state('delayed', 'ended_at', "'wait'")],
    ],
    [
      [addEmail, emails('id, run_id, sequence, journey_id, step_id, type, lead_id, template_id, sender_id, queued_at')],
      [queue, jobs],
      [addTransition, transitions(1)],
      [saveRun, state('waiting', 'null', "'mail'")],
    ],
    [
      [claim, jobs.map(([id]) => [id ?? null])],
      [begin, attempts('a.email_id, a.number, a.template_version, a.started_at')],
    ],
    [
      [end, attempts('a.ended_at, a.outcome, a.response, a.email_id, a.number')],
      [
        deliver,
        emails('template_version, to_address, subject, message_id, consent_id, handed_off_at, ended_at, links, id'),
      ],
      [addEvent, events('email.delivered')],
      ["delete from jobs where type = 'send_email' and subject_id = ?", jobs.map(([id]) => [id ?? null])],
    ],
    [
      [addTransition, transitions(2)],
      [saveRun, rows('select status, state, null, ended_at, step_id, id from runs order by id')],
    ],
  ]
}
