/** Writes conversations into a file, some after the others. */
import { z } from '@hono/zod-openapi'
import { filePart } from '../../../platform/features/operations/files.ts'
import {
  type FilePart,
  type OperationWork,
  operationType,
} from '../../../platform/features/operations/operation-type.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { findAssistant } from '../assistants/rules.ts'
import { exportFilter, exportFormat } from './export-contract.ts'
import { exportColumns, exportFiles, exportRow } from './export-file.ts'
import { listFiles } from './files-store.ts'
import { conversationLimits } from './limits.ts'
import { type ConversationFilter, pageOfConversations } from './lists-store.ts'
import { type ConversationRow, messagesAfter } from './store.ts'

const asked = z.strictObject({ format: exportFormat, filter: exportFilter })
type ExportRequest = z.output<typeof asked>
type Db = Parameters<typeof pageOfConversations>[0]

interface Place {
  after: readonly [at: number, id: string] | null
  written: number
  file: unknown
}

type Rows = { type: 'full' } | { type: 'part'; messages: number; part: FilePart }

const { conversation_export_batch: limit } = conversationLimits

const filterOf = ({ from, to, ...filter }: ExportRequest['filter']): ConversationFilter => ({
  ...{
    search: filter.search,
    assistant_ids: filter.assistant_id === undefined ? undefined : [filter.assistant_id],
    status: filter.status,
    rating: filter.rating,
  },
  awaiting_reply: undefined,
  ...{ unanswered: filter.unanswered, lead_id: filter.lead_id, visitor_id: undefined, with_tests: filter.with_tests },
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to),
})

async function saidIn(db: Db, conversations: readonly ConversationRow[]) {
  const rows: ReturnType<typeof exportRow>[] = []
  const names = new Map<string, string>()
  for (const conversation of conversations) {
    const { id, assistant_id } = conversation
    if (!names.has(assistant_id)) names.set(assistant_id, (await findAssistant(db, assistant_id))?.name ?? '')
    const assistant = names.get(assistant_id) ?? ''
    const messages = await messagesAfter(db, id, 0, conversationLimits.conversation_messages_max)
    const files = await listFiles(db, messages)
    rows.push(
      ...messages.map(message =>
        exportRow({ conversation, message, assistant, files: files.get(message.id)?.map(({ name }) => name) ?? [] }),
      ),
    )
  }
  return rows
}

function exporting({ database }: SiteScope): OperationWork<ExportRequest, Place, Rows, 'export_full'> {
  return {
    count: async () => null,
    async find({ parameters: { format, filter } }, place) {
      const file = exportFiles[format]
      const after = place?.after ?? null
      const { page, rows } = await database.readSlow(async db => {
        const found = await pageOfConversations(db, filterOf(filter), { after, limit })
        return { page: found, rows: await saidIn(db, found.slice(0, limit)) }
      })
      const last = page.slice(0, limit).at(-1)
      const is_last = page.length <= limit
      const written = (place?.written ?? 0) + rows.length
      const begun = place ? { bytes: Buffer.alloc(0), state: place.file } : await file.begin(exportColumns)
      const next = last ? ([last.last_message_at, last.id] as const) : after
      if (written > conversationLimits.conversation_export_rows) {
        return { rows: { type: 'full' }, cursor: { after: next, written, file: begun.state }, is_last: true }
      }
      const added = await file.add(begun.state, rows)
      const ended = is_last ? await file.end(added.state) : Buffer.alloc(0)
      const part = await filePart(Buffer.concat([begun.bytes, added.bytes, ended]))
      const cursor = { after: next, written, file: added.state }
      return { rows: { type: 'part', messages: rows.length, part }, cursor, is_last }
    },
    apply: async (_tx, _operation, rows) =>
      rows.type === 'full' ? { canceled: 'export_full' } : { succeeded: rows.messages, part: rows.part },
  }
}

export const conversationExport = operationType({
  name: 'conversation_export',
  permission: 'manage-assistants',
  parameters: asked,
  details: ({ format }) => ({ format }),
  fileName: ({ format }, at) => `conversations-${new Date(at).toISOString().slice(0, 10)}.${format}`,
  failures: [],
  reasons: ['export_full'],
  work: exporting,
})
