/** Imports in words: how far one is, and what became of rows. */
import type { ImportStatus, ImportVerdict, LeadImport } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import type { Tone } from '../../ui/notice.tsx'
import type { Status } from '../../ui/status-badge.tsx'

export const importsPath = (site_id: string) => pathTo('/sites/$site_id/imports', { site_id })
export const importPath = (site_id: string, import_id: string) =>
  pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id })

export const verdicts = ['new', 'changed', 'same', 'refused'] as const satisfies readonly ImportVerdict[]

export const verdictWords = {
  new: 'imports.verdict_new',
  changed: 'imports.verdict_changed',
  same: 'imports.verdict_same',
  refused: 'imports.verdict_refused',
} as const satisfies Record<ImportVerdict, MessageKey>

/** How many rows have it. */
export const verdictCounts = {
  new: 'imports.count_new',
  changed: 'imports.count_changed',
  same: 'imports.count_same',
  refused: 'imports.count_refused',
} as const satisfies Record<ImportVerdict, MessageKey<{ count: number }>>

export const verdictTones: Partial<Record<ImportVerdict, Tone>> = { new: 'good', changed: 'info', refused: 'bad' }

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
