/** Imports in words: how far one is, and what became of rows. */
import type { ImportReadStatus, ImportRowStatus, ImportStatus, ImportVerdict, LeadImport } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import type { Tone } from '../../ui/notice.tsx'
import type { Status } from '../../ui/status-badge.tsx'

export const importsPath = (site_id: string) => pathTo('/sites/$site_id/imports', { site_id })
export const importPath = (site_id: string, import_id: string) =>
  pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id })

export const verdicts = ['new', 'changed', 'same', 'refused', 'skipped'] as const satisfies readonly ImportVerdict[]

export const verdictWords = {
  new: 'imports.verdict_new',
  changed: 'imports.verdict_changed',
  same: 'imports.verdict_same',
  refused: 'imports.verdict_refused',
  skipped: 'imports.verdict_skipped',
} as const satisfies Record<ImportVerdict, MessageKey>

/** How many rows have it. */
export const verdictCounts = {
  new: 'imports.count_new',
  changed: 'imports.count_changed',
  same: 'imports.count_same',
  refused: 'imports.count_refused',
  skipped: 'imports.count_skipped',
} as const satisfies Record<ImportVerdict, MessageKey<{ count: number }>>

export const verdictTones: Partial<Record<ImportVerdict, Tone>> = { new: 'good', changed: 'info', refused: 'bad' }

/** What a row says of consent, as somebody may choose it. */
export const rowStatuses = [
  'subscribed',
  'opted_out',
  'bounced',
  'complained',
  'suppressed',
  'never_consented',
  'test',
  'unstated',
] as const satisfies readonly ImportRowStatus[]

export const statusWords = {
  subscribed: 'imports.status_subscribed',
  opted_out: 'imports.status_opted_out',
  bounced: 'imports.status_bounced',
  complained: 'imports.status_complained',
  suppressed: 'imports.status_suppressed',
  never_consented: 'imports.status_never_consented',
  test: 'imports.status_test',
  unstated: 'imports.status_unstated',
  unknown: 'imports.status_unknown',
} as const satisfies Record<ImportReadStatus, MessageKey>

export const statusTones: Partial<Record<ImportReadStatus, Tone>> = {
  subscribed: 'good',
  opted_out: 'warning',
  bounced: 'warning',
  complained: 'warning',
  suppressed: 'warning',
  unknown: 'bad',
}

/** As the badge of its list and its screen. */
export const badgeOf: Record<ImportStatus, Status> = {
  draft: 'draft',
  checking: 'checking',
  checked: 'checked',
  importing: 'running',
  imported: 'completed',
  canceled: 'canceled',
  failed: 'failed',
  undoing: 'undoing',
  undone: 'undone',
}

/** Its settings can still be changed. */
export const isOpen = ({ status }: LeadImport): boolean => status === 'draft' || status === 'checked'
