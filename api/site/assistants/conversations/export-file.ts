/** What an export of conversations looks like: its columns, and a list of objects beside the tables that there are. */

import { csvFile } from '../../../platform/files/table-files/csv-file.ts'
import type { Cell, TableFile, TableRow } from '../../../platform/files/table-files/table.ts'
import { usdMicros } from '../../../platform/network/ai/cost.ts'
import type { ConversationRow, MessageRow } from './store.ts'

interface MessageLine {
  conversation: ConversationRow
  message: MessageRow
  assistant: string
  files: readonly string[]
}

const columns: Readonly<Record<string, (said: MessageLine) => Cell>> = {
  conversation_id: ({ conversation }) => conversation.id,
  assistant: ({ assistant }) => assistant,
  channel: ({ conversation }) => conversation.channel,
  status: ({ conversation }) => conversation.status,
  language: ({ conversation }) => conversation.language,
  lead_id: ({ conversation }) => conversation.lead_id,
  page_url: ({ conversation }) => conversation.page_url,
  number: ({ message }) => message.number,
  author: ({ message }) => message.author,
  person: ({ message }) => message.user_name,
  text: ({ message }) => message.text,
  files: ({ files }) => (files.length === 0 ? null : files.join('\n')),
  answer_status: ({ message }) => (message.author === 'assistant' ? message.status : null),
  reason: ({ message }) => message.reason,
  sources: ({ message }) => citedBy(message),
  confidence: ({ message }) => message.why?.confidence ?? null,
  rating: ({ message }) => message.rating,
  comment: ({ message }) => message.comment,
  model: ({ message }) => message.model,
  cost_usd_micros: ({ message }) => usdMicros(message.cost),
  said_at: ({ message }) => ({ moment: message.created_at }),
}

const citedBy = ({ why }: MessageRow): string | null => {
  const names = why?.passages.filter(({ cited }) => cited).map(({ source_name, url }) => url ?? source_name) ?? []
  return names.length === 0 ? null : [...new Set(names)].join('\n')
}

export const exportColumns: readonly string[] = Object.keys(columns)
export const exportRow = (said: MessageLine): TableRow => Object.values(columns).map(cell => cell(said))

const plain = (cell: Cell): string | number | boolean | null =>
  cell === null || typeof cell !== 'object'
    ? cell
    : new Date('moment' in cell ? cell.moment : cell.day).toISOString().slice(0, 'moment' in cell ? undefined : 10)

interface FileStart {
  headings: readonly string[]
  rows: number
}

/** A list of objects, one in each line. */
const jsonFile: TableFile<FileStart> = {
  rows_max: Number.POSITIVE_INFINITY,
  begin: async headings => ({ bytes: Buffer.from('['), state: { headings, rows: 0 } }),
  async add({ headings, rows: before }, rows) {
    const lines = rows.map((row, i) => {
      const object = Object.fromEntries(headings.map((name, at) => [name, plain(row[at] ?? null)]))
      return `${before + i === 0 ? '\n' : ',\n'}${JSON.stringify(object)}`
    })
    return { bytes: Buffer.from(lines.join('')), state: { headings, rows: before + rows.length } }
  },
  end: async () => Buffer.from('\n]\n'),
}

export const exportFiles = { csv: csvFile as TableFile<unknown>, json: jsonFile as TableFile<unknown> } as const
