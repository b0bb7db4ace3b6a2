/** What a killed process left on disk about emails. Opened read-only through links, so that nothing changes. */
import { existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { siteFile } from '../../api/platform/database/site-file.ts'
import type { Kill } from './again.ts'

const inDoubt = `
  select distinct leads.email from email_attempts
  join emails on emails.id = email_attempts.email_id
  join leads on leads.id = emails.lead_id
  where email_attempts.outcome is null`

/** To be asked between the end of a process and the start of the next. */
export function killOf(data_dir: string, site_id: string, sent_at: number): Kill {
  return { sent_at, gone_at: performance.now(), in_doubt: sendsInDoubt(data_dir, site_id) }
}

/** Recipients whose hand-off had begun without a recorded result. */
export function sendsInDoubt(data_dir: string, site_id: string): Set<string> {
  const file = siteFile(data_dir, site_id)
  // Beside the data folder: a link cannot lead to another disk.
  const folder = mkdtempSync(`${data_dir}-left-`)
  try {
    const link = join(folder, 'site.db')
    linkSync(file, link)
    if (existsSync(`${file}-wal`)) linkSync(`${file}-wal`, `${link}-wal`)
    return addressesIn(link)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * By Node's own SQLite, which closes at once. The driver of the product keeps a closed file open until its statements
 * are collected, and opening the same file again would then reuse the old index of its WAL.
 */
function addressesIn(path: string): Set<string> {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    const rows = db.prepare(inDoubt).all() as unknown as { email: string }[]
    return new Set(rows.map(({ email }) => email))
  } finally {
    db.close()
  }
}
