/** What is written of a new source, and what of it is sent. Pure. */
import type { KnowledgeSourceType, NewKnowledgeSource } from '@leadwright/sdk'

export interface SourceDraft {
  type: KnowledgeSourceType
  url: string
  /** One a line. */
  addresses: string
  other_hosts: boolean
  page_ids: string[]
  update_every_days: number | null
  question: string
  answer: string
  files: File[]
}

export const newDraft: SourceDraft = {
  type: 'url',
  url: '',
  addresses: '',
  other_hosts: false,
  page_ids: [],
  update_every_days: null,
  question: '',
  answer: '',
  files: [],
}

export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  ),
]

/** Of all kinds but files, which are uploaded. */
export function bodyOf(draft: SourceDraft): NewKnowledgeSource {
  const { type, other_hosts, page_ids, question, answer } = draft
  const url = draft.url.trim()
  const urls = linesOf(draft.addresses)
  const often = draft.update_every_days === null ? {} : { update_every_days: draft.update_every_days }
  const hosts = other_hosts ? { other_hosts } : {}
  switch (type) {
    case 'pair':
      return { type, question, answer }
    case 'urls':
      return { type, urls, ...often, ...hosts }
    case 'sitemap':
      return { type, url, ...(urls.length > 0 && { urls }), ...often, ...hosts }
    case 'video':
      return { type, url, ...often }
    case 'pages':
      return { type, ...(page_ids.length > 0 && { page_ids }), ...often }
    default:
      return { type: 'url', url, ...often, ...hosts }
  }
}

/** Each file has a part of its own. */
export function partsOf([file, ...more]: readonly File[]): { file: File } & Record<`file_${number}`, File> {
  if (!file) throw new Error('No file was chosen')
  return { file, ...Object.fromEntries(more.map((one, i) => [`file_${i + 2}`, one])) }
}
