/** A site's file as a behavior asks of it: at once, on a connection of its own that writes nothing. */
import Sync from 'libsql'
import type { OutsideEffect } from '../../workflows/core/effects.ts'
import type { Input } from '../../workflows/core/inputs.ts'
import type { State } from '../../workflows/core/state.ts'
import type { StoredEntry } from '../../workflows/ports.ts'
import type { Harness } from './runner-harness.ts'

type Row = Record<string, string | number | null>

export type SiteReader = Pick<Harness, 'state' | 'record' | 'inputs' | 'lead' | 'sends'> & {
  storedState(runId: string): string
  close(): void
}

export function siteReader(file: string): SiteReader {
  const db = new Sync(file)
  db.exec('PRAGMA query_only=1; PRAGMA wal_autocheckpoint=0')
  const all = (sql: string, ...values: string[]) => db.prepare(sql).all(...values) as Row[]
  const storedState = (runId: string) => String(all('select state from runs where id = ?', runId)[0]?.state)
  return {
    storedState,
    state: runId => JSON.parse(storedState(runId)) as State,
    record: runId =>
      all('select record from run_transitions where run_id = ? order by first_sequence', runId).flatMap(
        row => JSON.parse(String(row.record)) as StoredEntry[],
      ),
    inputs: runId =>
      all('select inputs from run_transitions where run_id = ? order by first_sequence', runId).flatMap(
        row => JSON.parse(String(row.inputs)) as Input[],
      ),
    lead(runId) {
      const id = `lead_${runId}`
      const [row] = all('select mailability, timezone from leads where id = ?', id)
      const fields = all('select field_id, text, number from lead_values where lead_id = ?', id)
      return {
        tags: all('select tag_id from lead_tags where lead_id = ? order by tag_id', id).map(t => String(t.tag_id)),
        audiences: all('select audience_id from lead_audiences where lead_id = ? order by audience_id', id).map(a =>
          String(a.audience_id),
        ),
        fields: Object.fromEntries(fields.map(field => [field.field_id, field.text ?? field.number ?? null])),
        sandboxes: Object.fromEntries(
          all('select sandbox_id, expires_at from sandbox_accesses where lead_id = ?', id).map(access => [
            String(access.sandbox_id),
            access.expires_at === null ? null : Number(access.expires_at),
          ]),
        ),
        subscribed: row?.mailability === 'subscribed',
        timezone: row?.timezone === null ? null : String(row?.timezone),
      }
    },
    sends: () =>
      [
        ...all('select type, run_id, sequence, step_id, template_id, sender_id, ai_step_id from emails order by id'),
        ...all("select 'write_email' as type, run_id, sequence, step_id, prompt, model from ai_drafts order by id"),
        ...all(
          `select 'call_webhook' as type, data ->> 'run_id' as run_id, data ->> 'sequence' as sequence, data ->> 'step_id' as step_id,
            data ->> 'webhook_endpoint_id' as webhook_endpoint_id from events where name = 'run.webhook_called' order by seq`,
        ),
      ] as unknown as OutsideEffect[],
    close: () => void db.close(),
  }
}
