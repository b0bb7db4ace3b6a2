/** The kinds of sources, in the order in which they are offered. Read by Node too. */
import type { KnowledgeSourceType } from '@leadwright/sdk'

export const kinds = [
  'pair',
  'url',
  'urls',
  'sitemap',
  'file',
  'video',
  'pages',
] as const satisfies KnowledgeSourceType[]
